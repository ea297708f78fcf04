import dayjs from 'dayjs';
import es from 'dayjs/locale/es';
import relativeTime from 'dayjs/plugin/relativeTime';
import utc from 'dayjs/plugin/utc';
import { now } from './clock';

dayjs.extend(utc);
dayjs.extend(relativeTime);

const GUAYAQUIL_OFFSET_MINUTES = -5 * 60;

/** In Guayaquil, whatever the zone of this machine (SPEC 9.2). */
export const dayOf = (instant: Date): string =>
  dayjs(instant).utcOffset(GUAYAQUIL_OFFSET_MINUTES).format('YYYY-MM-DD');

/** The server's day. */
export const today = (at: Date = now()): string => dayOf(at);

export const hourOf = (instant: Date): string =>
  dayjs(instant).utcOffset(GUAYAQUIL_OFFSET_MINUTES).format('HH:mm');

/** "2026-10-12" → "lunes 12 de OCTUBRE de 2026" (SPEC 9.3). */
export const longDate = (day: string): string => {
  const date = dayjs.utc(day).locale(es);

  return date.format(`dddd D [de ${date.format('MMMM').toUpperCase()} de] YYYY`);
};

/** "2026-11-25" → "miércoles 25 de noviembre de 2026". */
export const dayInWords = (day: string): string =>
  dayjs.utc(day).locale(es).format('dddd D [de] MMMM [de] YYYY');

/** "2026-11-23" → "23/11". */
export const dayAndMonth = (day: string): string => dayjs.utc(day).format('DD/MM');

/** "2026-11-23" → "lunes". */
export const weekdayName = (day: string): string => dayjs.utc(day).locale(es).format('dddd');

/** "2026-11-23" → "23 nov", on charts. */
export const chartDay = (day: string): string => dayjs.utc(day).locale(es).format('D MMM');

/** "lun 23 – dom 29 nov", or "lun 23 nov" for one day; with the year if it is not this one. */
export const periodInWords = (from: string, to: string): string => {
  const end = shortDay(to, yearOf(to) === yearOf(today()) ? 'D MMM' : 'D MMM YYYY');
  if (from === to) return end;
  const isOfOneMonth = from.slice(0, 7) === to.slice(0, 7);
  const start = isOfOneMonth ? 'D' : yearOf(from) === yearOf(to) ? 'D MMM' : 'D MMM YYYY';

  return `${shortDay(from, start)} – ${end}`;
};

const shortDay = (day: string, format: string): string =>
  `${weekdayName(day).slice(0, 3)} ${dayjs.utc(day).locale(es).format(format)}`;

const yearOf = (day: string): string => day.slice(0, 4);

const FAR = 45;

/** "hace 6 meses", or '' for a day within 45 days. */
export const farFrom = (day: string, from: string = today()): string =>
  Math.abs(dayjs.utc(day).diff(dayjs.utc(from), 'day')) > FAR
    ? dayjs.utc(day).locale(es).from(dayjs.utc(from))
    : '';

/** "2026-10-01" → "OCTUBRE 2026" (SPEC 9.3). */
export const monthName = (day: string): string => dayjs.utc(day).locale(es).format('MMMM YYYY').toUpperCase();

/** "2026-10-01" → "oct 2026", on charts. */
export const chartMonth = (day: string): string => dayjs.utc(day).locale(es).format('MMM YYYY');

export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

export const addMonths = (day: string, count: number): string =>
  dayjs.utc(monthStart(day)).add(count, 'month').format('YYYY-MM-DD');

export const addDays = (day: string, count: number): string =>
  dayjs.utc(day).add(count, 'day').format('YYYY-MM-DD');

/** Each day from one to the other. */
export const daysOf = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, dayjs.utc(to).diff(dayjs.utc(from), 'day') + 1) }, (_, count) =>
    addDays(from, count),
  );

const RECENT_DAYS = 30;

/** The last 30 days, including today. */
export const recentDays = (source = 'fecha'): Record<string, string> => ({
  [`${source}_gte`]: addDays(today(), 1 - RECENT_DAYS),
  [`${source}_lte`]: today(),
});
