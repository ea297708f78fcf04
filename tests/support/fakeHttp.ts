import type { Call } from '../../contract/call';
import type { CallOptions, Http } from '../../src/http/http';

export const createFakeHttp = (answers: Record<string, unknown>) => {
  const sent: { path: string; options: CallOptions<Call> }[] = [];
  const http = async <C extends Call>(call: C, options: CallOptions<C> = {}) => {
    sent.push({ path: call.path, options });

    return call.answer.parse(answers[call.path]);
  };

  return { http: http as Http, sent };
};
