import { authCalls } from '../../contract/auth';
import { errorText, GENERIC_ERROR, HttpError } from './httpError';
import type { Credentials, Renewal, Session } from './session';
import { type Carry, carryOverNetwork, type HostAnswer, type Request } from './transport';
import { underSignals } from './underSignals';

export interface Connection {
  session: Session;
  host?: string;
  carry?: Carry;
}

/** SPEC 8.1: a 401 or 403 renews the token, and the call is made once more. */
export type Sender = (request: Request) => Promise<HostAnswer>;

const JSON_TYPE = 'application/json';

/** Other hosts may refuse the preflight of an unknown header. */
export const isOwn = (url: string): boolean => new URL(url, location.href).origin === location.origin;

export const createSender = ({ session, host = '', carry = carryOverNetwork }: Connection): Sender => {
  const requestToken = async (signal: AbortSignal): Promise<Renewal> => {
    const { method, path } = authCalls.refresh;
    const url = host + path;
    const answer = await carry(
      withToken(session.credentials(), { url, method, headers: new Headers(), signal }),
    );

    return readRenewal(answer);
  };

  /** The end of the session in this tab aborts the call. */
  const carryFor = async (sent: Credentials, request: Request): Promise<HostAnswer> => {
    try {
      return await underSignals([sent.life, request.signal], (signal) =>
        carry(withToken(sent, { ...request, signal })),
      );
    } catch (failure) {
      if (request.signal?.aborted || session.isStill(sent)) throw failure;
      throw lost();
    }
  };

  return async (request) => {
    const sent = session.credentials();
    if (!sent) throw lost();

    const answer = await carryFor(sent, request);
    if (!isRefused(answer)) return requireSameSession(session, sent, answer);

    const outcome = await session.renew(sent, requestToken);
    request.signal?.throwIfAborted();
    if (outcome === 'failed') throw new HttpError(GENERIC_ERROR, 0);
    if (outcome === 'refused') throw lost(answer);

    const renewed = session.credentials();
    if (renewed?.mark !== sent.mark) throw lost(answer);

    return requireSameSession(session, sent, await carryFor(renewed, request));
  };
};

/** For calls that start or end a session: a refusal does not renew the token. */
export const createPlainSender =
  ({ session, carry = carryOverNetwork }: Connection, asksForOne: boolean): Sender =>
  async (request) => {
    const sent = session.credentials();
    if (!sent && !asksForOne) throw lost();

    return carry(withToken(sent, request));
  };

const isRefused = ({ status }: HostAnswer) => status === 401 || status === 403;

const withToken = (credentials: Credentials | null, request: Request): Request => {
  const headers = new Headers(request.headers);
  headers.set('Accept', JSON_TYPE);
  if (credentials?.token) headers.set('Authorization', `Bearer ${credentials.token}`);

  return { ...request, headers };
};

const lost = (answer?: HostAnswer): HttpError => {
  if (!answer) return new HttpError('Su sesión terminó. Inicie sesión de nuevo.', 401);
  const body = readJson(answer);

  return new HttpError(errorText(body), answer.status, body);
};

const requireSameSession = (session: Session, sent: Credentials, answer: HostAnswer): HostAnswer => {
  if (!session.isStill(sent)) throw lost();

  return answer;
};

/** Undefined if the body is not JSON. Throws an HttpError for other statuses. */
export const readSuccess = (answer: HostAnswer): unknown => {
  const json = readJson(answer);
  if (answer.status > 299) throw new HttpError(errorText(json), answer.status, json);

  return json;
};

const readJson = ({ text }: HostAnswer): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const UNDECIDED = [429, 502, 503, 504];

const readRenewal = (answer: HostAnswer): Renewal => {
  if (isRefused(answer)) return 'refused';
  const body = readJson(answer);
  if (body === undefined || UNDECIDED.includes(answer.status)) return 'failed';
  const { success, data } = authCalls.refresh.answer.safeParse(body);

  return success ? { token: data.accessToken } : 'refused';
};
