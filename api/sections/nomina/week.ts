import { ApiError } from '../../http/errors';
import { addDays, mondayOf } from '../../ledger/days';

/** Before it no week was paid here: a year half typed or mistyped. */
const FIRST_DAY = '2000-01-01';

/** A nomina pays a week from Monday to Sunday that has begun (SPEC 5). */
export const checkWeek = ({ fecha, fecha_final }: Week, today: string): void => {
  if (fecha < FIRST_DAY) throw new ApiError(422, 'Revise el año de la fecha de inicio');
  if (mondayOf(fecha) !== fecha) throw new ApiError(422, 'La fecha de inicio debe ser un lunes');
  if (fecha > today) throw new ApiError(422, 'La fecha de inicio no puede ser posterior a hoy');
  if (fecha_final !== addDays(fecha, 6)) {
    throw new ApiError(422, 'La fecha final debe ser el domingo de la misma semana');
  }
};

interface Week {
  fecha: string;
  fecha_final: string;
}
