import * as z from 'zod/mini';
import { today } from '../../format/dates';
import { mondayOf, sundayOf } from '../../format/week';

const EARLIEST = '2000-01-01';

/** The day that a nomina starts on (SPEC 5). */
export const Inicio = z.string().check(
  z.minLength(1, 'Elija la fecha de inicio'),
  z.refine((day) => day >= EARLIEST, 'La fecha de inicio no es válida'),
  z.refine((day) => day <= today(), 'La fecha de inicio no puede ser posterior a hoy'),
);

const isStart = (day: string) => Inicio.safeParse(day).success;

/** The Monday of a chosen day; a refused day stays as it is. */
export const startOf = (day: string): string => (isStart(day) ? mondayOf(day) : day);

/** The Sunday of the week; '' if the start is refused. */
export const endOf = (start: string): string => (isStart(start) ? sundayOf(start) : '');
