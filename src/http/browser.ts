import { followServer } from '../format/clock';
import { createAhead } from './ahead';
import { apiHost } from './environment';
import { createErrorReporter } from './errorReporter';
import { createHttp } from './http';
import { createSession } from './session';
import { type Carry, carryOverNetwork } from './transport';

export const session = createSession();
/** The screens follow the server's clock. */
const carry: Carry = async (request) => {
  const answer = await carryOverNetwork(request);
  followServer(answer.headers.get('date'));

  return answer;
};

export const ahead = createAhead({ session, host: apiHost, carry });
export const http = createHttp({ session, host: apiHost, carry: ahead.carry });
export const report = createErrorReporter({ session, host: apiHost });
