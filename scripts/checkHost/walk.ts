import type * as z from 'zod/mini';
import { describeContract } from '../../api/openapi/openapi';
import { authCalls } from '../../contract/auth';
import type { Call } from '../../contract/call';
import { cookieFaults, exposeFaults, leaveFaults } from './crossOrigin';
import { type Answered, type Asked, createHost } from './host';
import { type Finding, isDone, judge, judgeRefusal } from './judge';

interface Options {
  address: string;
  proofs: string;
  origin: string | undefined;
  user: string;
  password: string;
  /** Hears which call is being made. */
  onStep: (call: string) => void;
}

export type Walk = ReturnType<typeof createWalk>;

/** Makes calls in sequence and notes where the answers differ from the contract. */
export const createWalk = ({ address, proofs, origin, user, password, onStep }: Options) => {
  const host = createHost(address, origin);
  const description = describeContract();
  const findings: Finding[] = [];
  const left: string[] = [];
  const made = new Set<string>();
  const seen: { calls: number; rol: string; administrador?: number | undefined } = { calls: 0, rol: '' };

  const note = (call: string, found: readonly Omit<Finding, 'call'>[]) =>
    findings.push(...found.map((one) => ({ call, ...one })));

  const ask = async (name: string, asked: Asked): Promise<Answered | undefined> => {
    onStep(name);
    seen.calls += 1;
    made.add(name);

    return host.ask(asked).catch((error: unknown) => {
      note(name, [{ kind: 'fails', what: `does not answer (${reasonOf(error)})` }]);

      return undefined;
    });
  };

  const isFor = ({ access }: Call) => !Array.isArray(access) || access.includes(seen.rol);

  /** Returns the parsed answer; undefined if it is invalid or the call is not for this user. */
  const call = async <Answer extends z.ZodMiniType>(
    contractCall: Call & { answer: Answer },
    { params = {}, record, spared, onAnswer, ...sent }: Sent = {},
  ): Promise<z.output<Answer> | undefined> => {
    const name = nameOf(contractCall);
    if (!isFor(contractCall)) {
      left.push(name);

      return undefined;
    }
    const path = contractCall.path.replace(/\{(\w+)\}/g, (_, key: string) =>
      encodeURIComponent(params[key] ?? ''),
    );
    const answered = await ask(name, { method: contractCall.method, path, ...sent });
    if (!answered) return undefined;

    const operation = description.paths[contractCall.path]?.[contractCall.method.toLowerCase()];
    const schema = record ?? contractCall.answer;
    note(name, judge(answered, { schema, described: schemaOf(operation), spared }, description));
    onAnswer?.(answered, (found) => note(name, found));
    const { data } = isDone(answered) ? contractCall.answer.safeParse(answered.json) : {};

    return data as z.output<Answer> | undefined;
  };

  return {
    host,
    findings,
    /** Calls that were not made because they are for other roles. */
    left,
    made,
    seen,
    proofs,
    note,
    ask,
    isFor,
    call,
    refuses: async (refused: Call, sent: Asked, expected: readonly number[]) => {
      const answered = await ask(nameOf(refused), sent);
      if (answered) note(nameOf(refused), judgeRefusal(answered, expected));
    },
    signIn: async () => {
      const data = await call(authCalls.login, {
        body: { username: user, password },
        onAnswer: ({ status, headers }, noteOf) => {
          if (status > 299) return;
          noteOf([
            ...cookieFaults(headers, origin),
            ...(origin ? [...leaveFaults(headers, origin), ...exposeFaults(headers)] : []),
          ]);
        },
      });
      host.session.token = data?.token ?? '';

      return data !== undefined;
    },
  };
};

interface Sent extends Omit<Asked, 'method' | 'path'> {
  params?: Record<string, string | number>;
  /** Replaces the answer schema of the call. */
  record?: z.ZodMiniType;
  spared?: readonly string[];
  onAnswer?: (answered: Answered, note: (found: Omit<Finding, 'call'>[]) => void) => void;
}

export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

const schemaOf = (operation: unknown): unknown =>
  Object(operation).responses?.['200']?.content?.['application/json']?.schema;

const reasonOf = (error: unknown): string => {
  const { cause, name, message } = Object(error);

  return String(cause?.code ?? (name === 'TimeoutError' ? 'nothing within 20 s' : message));
};
