import type { DataProvider } from 'ra-core';
import { createDataProvider } from '../../../src/dataProvider';
import { createHttp } from '../../../src/http/http';
import { createSession } from '../../../src/http/session';
import type { Carry, HostAnswer } from '../../../src/http/transport';
import { resources, sections } from '../../../src/resources';

interface Told {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
}

interface Asked {
  /** 'POST /api/nomina?fk_usuario=3' */
  call: string;
  /** Parsed JSON, or the parts of a form. */
  body?: unknown;
  key?: string;
  /** Nobody waits for it. */
  background?: true;
}

/** The host's answers, by method and path without the query. */
type Answers = Readonly<Record<string, Told>>;

/** The data provider over the real http code; only the network is replaced. */
export const openHost = (answers: Answers = {}) => {
  localStorage.setItem('token', 'un-token');
  const asked: Asked[] = [];
  const carry: Carry = async ({ method, url, body, headers, signal, onProgress }) => {
    signal?.throwIfAborted();
    const key = headers.get('Idempotency-Key') ?? undefined;
    asked.push({
      call: `${method} ${decodeURIComponent(url)}`,
      ...bodyOf(body),
      ...(key && { key }),
      ...(headers.has('x-background') && { background: true }),
    });
    onProgress?.(1);
    const { status = 200, body: json, headers: told } = answers[`${method} ${url.split('?')[0]}`] ?? NOTHING;
    const answer: HostAnswer = { status, headers: new Headers(told), text: JSON.stringify(json) };
    if (json !== NEVER) return answer;

    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  };
  const connection = { session: createSession(), carry };
  const dataProvider = createDataProvider({
    resources: [...sections, ...resources],
    http: createHttp(connection),
  });

  return { dataProvider, asked };
};

/** The answer of a host that does not answer until the call is aborted. */
export const NEVER = Symbol('never');
const NOTHING: Told = { status: 404, body: { error: 'No existe lo que busca' } };

const bodyOf = (body: BodyInit | undefined): { body?: unknown } => {
  if (typeof body === 'string') return { body: JSON.parse(body) };
  if (!(body instanceof FormData)) return {};

  return {
    body: [...body.entries()].map(([name, value]) => [name, value instanceof File ? value.name : value]),
  };
};

/** Resolves to the error of a refused call. */
export const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    (result) => ({ unexpected: result }),
    (error: unknown) => error,
  );

/** A verb by its name. */
export const ask = (
  dataProvider: DataProvider,
  verb: string,
  resource: string,
  params: object,
): Promise<unknown> => dataProvider[verb](resource, params);
