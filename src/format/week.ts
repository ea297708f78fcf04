import dayjs from 'dayjs';
import es from 'dayjs/locale/es';
import isoWeek from 'dayjs/plugin/isoWeek';
import utc from 'dayjs/plugin/utc';
import { today } from './dates';

dayjs.extend(utc);
dayjs.extend(isoWeek);

/** SPEC 5.5: weeks run from Monday to Sunday. */
export const mondayOf = (day: string): string => dayjs.utc(day).startOf('isoWeek').format('YYYY-MM-DD');

export const sundayOf = (day: string): string => dayjs.utc(day).endOf('isoWeek').format('YYYY-MM-DD');

/** "2026-11-23" → "lun 23 – dom 29 de noviembre", with the year if it is not this one. */
export const weekInWords = (monday: string): string => {
  const [from, to] = [monday, sundayOf(monday)].map((day) => dayjs.utc(day).locale(es));
  const isSplit = from?.month() !== to?.month();

  const year = to?.format('YYYY');
  const words = `lun ${from?.format(isSplit ? 'D [de] MMMM' : 'D')} – dom ${to?.format('D [de] MMMM')}`;

  return year === today().slice(0, 4) ? words : `${words} de ${year}`;
};

export const addWeeks = (day: string, count: number): string =>
  dayjs.utc(day).add(count, 'week').format('YYYY-MM-DD');
