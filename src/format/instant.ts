import dayjs from 'dayjs';
import es from 'dayjs/locale/es';
import relativeTime from 'dayjs/plugin/relativeTime';

dayjs.extend(relativeTime);

const WRITTEN =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}(?::?\d{2})?)?$/i;
const GUAYAQUIL = '-05:00';

/** The instant that a text names: without an offset it is Guayaquil's time; undefined where it names none. */
export const readInstant = (text: string): Date | undefined => {
  const [, day, time = '00:00', offset = GUAYAQUIL] = WRITTEN.exec(text.trim()) ?? [];
  const instant = new Date(`${day}T${time.padStart(5, '0')}${withMinutes(offset)}`);

  return Number.isNaN(instant.getTime()) ? undefined : instant;
};

/** How long ago a day and hour were, in Spanish ("hace 5 minutos"); a clock that runs ahead makes it just now. */
export const elapsed = (fecha: string, hora: string, now: Date): string =>
  elapsedSince(`${fecha} ${hora}`, now);

/** The same of an instant. */
export const elapsedSince = (text: string, now: Date): string => {
  const then = readInstant(text);

  return then ? dayjs(Math.min(then.getTime(), now.getTime())).locale(es).from(now) : '';
};

/** "-05", "-0500" and "-05:00" are the same; browsers read only the last. */
const withMinutes = (offset: string): string =>
  offset.toUpperCase() === 'Z' ? 'Z' : `${offset.slice(0, 3)}:${offset.slice(3).replace(':', '') || '00'}`;
