import { erroresCalls } from '../../../contract/errores';
import type { Answer, Api } from '../../answer/answer';
import { ApiError } from '../../http/errors';
import { clientAddress } from '../../http/proxy';
import type { Log } from '../../process/log';
import { createMinuteLimit } from './minuteLimit';

/** A page in trouble tells a few lines; many of them at once tell no more than the first. */
const LIMITS = { each: 10, all: 60 };

/** What fails in browsers stands in the API's log, where somebody looks. */
export const erroresRoutes = (answer: Answer, { trustProxy }: Pick<Api, 'trustProxy'>, log: Log): void => {
  const isLetIn = createMinuteLimit(LIMITS);

  answer.anybody(erroresCalls.create, async ({ c, body: { origen, mensaje, pila, pagina }, now }) => {
    if (!isLetIn(clientAddress(c, trustProxy), now)) {
      throw new ApiError(429, 'Demasiados avisos. Espere un minuto.', { 'Retry-After': '60' });
    }
    const { method, path } = erroresCalls.create;
    log({
      level: 'error',
      status: 200,
      ...{ method, path },
      error: mensaje,
      at: pila === '' ? [] : pila.split(' | '),
      browser: { kind: origen, page: pagina },
    });

    return {};
  });
};
