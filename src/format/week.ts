import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek';
import utc from 'dayjs/plugin/utc';
import { periodInWords } from './dates';

dayjs.extend(utc);
dayjs.extend(isoWeek);

/** SPEC 5.5: weeks run from Monday to Sunday. */
export const mondayOf = (day: string): string => dayjs.utc(day).startOf('isoWeek').format('YYYY-MM-DD');

export const sundayOf = (day: string): string => dayjs.utc(day).endOf('isoWeek').format('YYYY-MM-DD');

/** The week of a day: "lun 23 – dom 29 nov". */
export const weekInWords = (day: string): string => periodInWords(mondayOf(day), sundayOf(day));

export const addWeeks = (day: string, count: number): string =>
  dayjs.utc(day).add(count, 'week').format('YYYY-MM-DD');
