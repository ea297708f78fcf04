import { addDays, mondayOf } from './days';

export interface Week {
  /** The Monday. */
  fecha: string;
  /** The Sunday. */
  fecha_final: string;
}

export const weekOf = (day: string): Week => {
  const fecha = mondayOf(day);

  return { fecha, fecha_final: addDays(fecha, 6) };
};

/** The seven days, Monday first. */
export const daysOf = ({ fecha }: Week): string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(fecha, index));
