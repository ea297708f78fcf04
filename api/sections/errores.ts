import { erroresCalls } from '../../contract/errores';
import type { Answer, Api } from '../answer/answer';
import { ApiError } from '../http/errors';
import { clientAddress } from '../http/proxy';
import type { Log } from '../process/log';

const LIMITS = { each: 10, all: 60 };

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
      method,
      path,
      error: mensaje,
      at: pila === '' ? [] : pila.split(' | '),
      browser: { kind: origen, page: pagina },
    });

    return {};
  });
};

interface Limits {
  /** Per address and minute. */
  each: number;
  /** Per minute for all; at most as many addresses are remembered. */
  all: number;
}

const createMinuteLimit = ({ each, all }: Limits) => {
  let minute = 0;
  let total = 0;
  const counts = new Map<string, number>();

  return (address: string, now: Date): boolean => {
    const current = Math.floor(now.getTime() / 60_000);
    if (current !== minute) {
      minute = current;
      total = 0;
      counts.clear();
    }
    const count = counts.get(address) ?? 0;
    if (count >= each || total >= all) return false;
    counts.set(address, count + 1);
    total += 1;

    return true;
  };
};
