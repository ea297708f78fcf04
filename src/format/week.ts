import dayjs from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(isoWeek);

/** SPEC 9: weeks run from Monday to Sunday. */
export const mondayOf = (day: string): string => dayjs.utc(day).startOf('isoWeek').format('YYYY-MM-DD');

export const sundayOf = (day: string): string => dayjs.utc(day).endOf('isoWeek').format('YYYY-MM-DD');

export const addWeeks = (day: string, count: number): string =>
  dayjs.utc(day).add(count, 'week').format('YYYY-MM-DD');
