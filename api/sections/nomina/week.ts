import { ApiError } from '../../errors';

const DAY = 24 * 60 * 60 * 1000;
const MONDAY = 1;
/** Before it no week was paid here: a year half typed or mistyped. */
const FIRST_DAY = '2000-01-01';

/** A nomina pays a week from Monday to Sunday that has begun (SPEC 5). */
export const checkWeek = ({ fecha, fecha_final }: Week, today: string): void => {
  const start = new Date(`${fecha}T00:00:00Z`);

  if (fecha < FIRST_DAY) throw new ApiError(422, 'Revise el año de la fecha de inicio');
  if (start.getUTCDay() !== MONDAY) throw new ApiError(422, 'La fecha de inicio debe ser un lunes');
  if (fecha > today) throw new ApiError(422, 'La fecha de inicio no puede ser posterior a hoy');
  if (fecha_final !== new Date(start.getTime() + 6 * DAY).toISOString().slice(0, 10)) {
    throw new ApiError(422, 'La fecha final debe ser el domingo de la misma semana');
  }
};

interface Week {
  fecha: string;
  fecha_final: string;
}
