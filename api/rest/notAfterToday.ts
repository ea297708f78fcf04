import { refusedField } from '../http/errors';
import { businessDay } from '../ledger/clock';

/** An earlier year is a typing error. */
export const FIRST_DAY = '2000-01-01';

export const requireNotAfterToday = (fecha: string, now: Date, field = 'fecha'): void => {
  if (fecha > businessDay(now)) throw refusedField(field, 'La fecha no puede ser posterior a hoy');
  if (fecha < FIRST_DAY) throw refusedField(field, 'Revise el año de la fecha');
};
