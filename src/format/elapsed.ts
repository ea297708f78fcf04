import dayjs from 'dayjs';
import es from 'dayjs/locale/es';
import relativeTime from 'dayjs/plugin/relativeTime';
import { readInstant } from './instant';

dayjs.extend(relativeTime);

/** "hace 5 minutos". A time in the future counts as now. */
export const elapsed = (text: string, now: Date): string => {
  const then = readInstant(text);

  return then ? dayjs(Math.min(then.getTime(), now.getTime())).locale(es).from(now) : '';
};
