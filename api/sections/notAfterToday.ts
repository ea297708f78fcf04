import { refusedField } from '../http/errors';
import { businessDay } from '../ledger/clock';

/** An earlier year is a typing error. */
export const FIRST_DAY = '2000-01-01';

export const requireNotAfterToday = (fecha: string, now: Date): void => {
  if (fecha > businessDay(now)) throw refused('La fecha no puede ser posterior a hoy');
  if (fecha < FIRST_DAY) throw refused('Revise el año de la fecha');
};

const refused = (text: string) => refusedField('fecha', text);
