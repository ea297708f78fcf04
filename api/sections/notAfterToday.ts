import { ApiError } from '../http/errors';
import { businessDay } from '../ledger/clock';

/** Before it nothing was sold here: a year half typed or mistyped. */
const FIRST_DAY = '2000-01-01';

/** A day that enters the ledger has come, and its year is no mistake. */
export const requireNotAfterToday = (fecha: string, now: Date): void => {
  if (fecha > businessDay(now)) throw new ApiError(422, 'La fecha no puede ser posterior a hoy');
  if (fecha < FIRST_DAY) throw new ApiError(422, 'Revise el año de la fecha');
};
