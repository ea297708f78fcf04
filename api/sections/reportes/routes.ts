import { centsToDollars } from '../../../contract/common';
import { reportesCalls } from '../../../contract/reportes';
import type { Answer } from '../../answer/answer';
import type { Session } from '../../auth/permission';
import { ApiError } from '../../http/errors';
import { businessDay } from '../../ledger/clock';
import { listPeriods } from '../../ledger/listPeriods';
import { allRows, readReport } from '../../ledger/reports';
import { addDays, type DayRange } from '../../ledger/week';
import { ownerFor, ownerOf } from '../../ownership/owner';
import { listDepositos } from './depositos';
import { balanceBefore, listMovimientos } from './movimientos';

const MOST_DAYS = 92;
const MOST_YEARS = 10;

export const reportesRoutes = (answer: Answer): void => {
  answer(reportesCalls.movimientos, async ({ db, session, query }) => {
    const asked = { ...query, fk_usuario: oneAdministrador(session, query.fk_usuario) };
    checkDays(query, MOST_DAYS);

    return readReport(db, async (trx) => {
      const anterior = await balanceBefore(trx, asked);
      const filas = await allRows(listMovimientos(trx, asked, anterior), adviceFor(asked, asked.fk_usuario));

      return {
        saldo_anterior: centsToDollars(anterior),
        filas,
        saldo: filas.at(-1)?.saldo ?? centsToDollars(anterior),
      };
    });
  });

  answer(reportesCalls.depositos, async ({ db, session, query }) => {
    checkRange(query);
    const fk_usuario = ownerFor(session, query.fk_usuario);

    return readReport(db, async (trx) => ({
      filas: await allRows(listDepositos(trx, fk_usuario, query), adviceFor(query, fk_usuario)),
    }));
  });

  answer(reportesCalls.historico, async ({ db, session, query, now }) => {
    const fk_usuario = oneAdministrador(session, query.fk_usuario);
    checkYears(query, MOST_YEARS);

    return readReport(db, async (trx) => ({
      filas: await listPeriods(trx, { ...query, fk_usuario, por: 'semana', hoy: businessDay(now) }),
    }));
  });

  answer(reportesCalls.historico_global, async ({ db, session, query, now }) => {
    checkYears(query, MOST_YEARS);

    return readReport(db, async (trx) => ({
      filas: await listPeriods(trx, { ...query, fk_usuario: ownerOf(session), hoy: businessDay(now) }),
    }));
  });
};

const oneAdministrador = (session: Session, asked: number | undefined): number => {
  const fk_usuario = ownerFor(session, asked);
  if (fk_usuario === undefined) throw new ApiError(422, 'Elija un administrador');

  return fk_usuario;
};

/** How to ask for fewer rows. */
const adviceFor = ({ fecha_gte, fecha_lte }: DayRange, fk_usuario: number | undefined): string => {
  if (fecha_gte < fecha_lte) return 'elija menos días';

  return fk_usuario === undefined ? 'elija un administrador' : 'véalas en la lista de cada sección';
};

const checkRange = ({ fecha_gte, fecha_lte }: DayRange): void => {
  if (fecha_lte < fecha_gte) {
    throw new ApiError(422, 'La fecha final no puede ser anterior a la fecha de inicio');
  }
};

const checkDays = (range: DayRange, days: number): void => {
  checkRange(range);
  if (range.fecha_lte > addDays(range.fecha_gte, days - 1)) {
    throw new ApiError(422, `Elija un rango de ${days} días como máximo`);
  }
};

const checkYears = (range: DayRange, years: number): void => {
  checkRange(range);
  const [year, rest] = [range.fecha_gte.slice(0, 4), range.fecha_gte.slice(4)];
  if (range.fecha_lte >= `${Number(year) + years}${rest}`) {
    throw new ApiError(422, `Elija un rango de ${years} años como máximo`);
  }
};
