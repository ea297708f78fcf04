import { ApiError } from '../../http/errors';
import { addDays } from '../../ledger/week';

interface Range {
  fecha_gte: string;
  fecha_lte: string;
}

export const checkRange = ({ fecha_gte, fecha_lte }: Range): void => {
  if (fecha_lte < fecha_gte) {
    throw new ApiError(422, 'La fecha final no puede ser anterior a la fecha de inicio');
  }
};

export const checkDays = (range: Range, days: number): void => {
  checkRange(range);
  if (range.fecha_lte > addDays(range.fecha_gte, days - 1)) {
    throw new ApiError(422, `Elija un rango de ${days} días como máximo`);
  }
};

export const checkYears = (range: Range, years: number): void => {
  checkRange(range);
  const [year, rest] = [range.fecha_gte.slice(0, 4), range.fecha_gte.slice(4)];
  if (range.fecha_lte >= `${Number(year) + years}${rest}`) {
    throw new ApiError(422, `Elija un rango de ${years} años como máximo`);
  }
};
