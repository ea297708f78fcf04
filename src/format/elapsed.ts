import dayjs from 'dayjs';
import es from 'dayjs/locale/es';
import relativeTime from 'dayjs/plugin/relativeTime';
import { readInstant } from './instant';

dayjs.extend(relativeTime);

/** How long ago a day and hour were, in Spanish ("hace 5 minutos"); a clock that runs ahead makes it just now. */
export const elapsed = (fecha: string, hora: string, now: Date): string =>
  elapsedSince(`${fecha} ${hora}`, now);

/** The same of an instant. */
export const elapsedSince = (text: string, now: Date): string => {
  const then = readInstant(text);

  return then ? dayjs(Math.min(then.getTime(), now.getTime())).locale(es).from(now) : '';
};
