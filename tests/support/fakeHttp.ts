import type { Call } from '../../contract/call';
import type { CallOptions, Http } from '../../src/http/http';

export const createFakeHttp = (answers: Record<string, unknown>) => {
  const sent: { path: string; options: CallOptions<Call> }[] = [];
  const answer = async <C extends Call>(call: C, options: CallOptions<C> = {}) => {
    sent.push({ path: call.path, options });

    return call.answer.parse(answers[call.path]);
  };

  const fetchJson = () => Promise.reject(new Error('only calls of the contract'));

  return { http: Object.assign(answer, { fetchJson }) as Http, sent };
};
