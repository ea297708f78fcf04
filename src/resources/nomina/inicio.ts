import { today } from '../../format/dates';
import { mondayOf } from '../../format/week';

const EARLIEST = '2000-01-01';

/** What a chosen day makes the start: the Monday of its week; a day that is refused stays as it was chosen. */
export const startOf = (day: string): string => (refusalOfStart(day) === true ? mondayOf(day) : day);

/** True, or why the nomina cannot start on that day (SPEC 5). */
export const refusalOfStart = (day: string): true | string => {
  if (day === '') return 'Elija la fecha de inicio';
  if (day < EARLIEST) return 'La fecha de inicio no es válida';

  return day <= today() || 'La fecha de inicio no puede ser posterior a hoy';
};
