import { planillasCalls } from '../../../contract/planillas';
import type { Answer } from '../../answer/answer';
import { allRows, readReport } from '../../ledger/reports';
import { weekOf } from '../../ledger/week';
import { ownerFor } from '../../ownership/owner';
import { listConsolidado, listGlobal } from './cash';
import { listPremios, sumPaid } from './premios';
import { listDays, listLate, listVentas, sumDrafts } from './ventas';

/** A sheet is one week, so the rest is left. */
const FEWER = 'elija un administrador, o busque en la lista de la sección por días';

export const planillasRoutes = (answer: Answer): void => {
  answer(planillasCalls.ventas, ({ db, session, query: { fecha, fk_sorteo, ...query } }) => {
    const week = weekOf(fecha);
    const asked = { week, fk_usuario: ownerFor(session, query.fk_usuario), fk_sorteo };

    return readReport(db, async (trx) => ({
      ...week,
      dias: await listDays(trx, week),
      filas: await allRows(listVentas(trx, asked), FEWER),
      borradores: await sumDrafts(trx, asked),
      tardias: await listLate(trx, asked),
    }));
  });

  answer(planillasCalls.premios, ({ db, session, query }) => {
    const week = weekOf(query.fecha);
    const fk_usuario = ownerFor(session, query.fk_usuario);

    return readReport(db, async (trx) => ({
      ...week,
      filas: await allRows(listPremios(trx, week, fk_usuario), FEWER),
      pagado_en_la_semana: await sumPaid(trx, week, fk_usuario),
    }));
  });

  answer(planillasCalls.global, ({ db, session, query }) => {
    const week = weekOf(query.fecha);
    const fk_usuario = ownerFor(session, query.fk_usuario);

    return readReport(db, async (trx) => ({
      ...week,
      filas: await allRows(listGlobal(trx, week, fk_usuario), FEWER),
    }));
  });

  answer(planillasCalls.consolidado, ({ db, session, query }) => {
    const week = weekOf(query.fecha);
    const fk_usuario = ownerFor(session, query.fk_usuario);

    return readReport(db, async (trx) => ({
      ...week,
      filas: await allRows(listConsolidado(trx, week, fk_usuario), FEWER),
    }));
  });
};
