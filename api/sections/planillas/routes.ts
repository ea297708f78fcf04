import { planillasCalls } from '../../../contract/planillas';
import type { Answer } from '../../answer/answer';
import { atOneMoment } from '../../db/transactions';
import { weekOf } from '../../ledger/week';
import { ownerFor } from '../../ownership/owner';
import { listConsolidado, listGlobal } from './cash';
import { listPremios, sumPaid } from './premios';
import { listDays, listVentas, sumDrafts } from './ventas';

export const planillasRoutes = (answer: Answer): void => {
  answer(planillasCalls.ventas, async ({ db, session, query: { fecha, fk_sorteo, ...query } }) => {
    const week = weekOf(fecha);
    const fk_usuario = ownerFor(session, query.fk_usuario);
    const dias = await listDays(db, week);

    const asked = { week, fk_usuario, fk_sorteo };

    return { ...week, dias, filas: await listVentas(db, asked), borradores: await sumDrafts(db, asked) };
  });

  answer(planillasCalls.premios, async ({ db, session, query }) => {
    const week = weekOf(query.fecha);
    const fk_usuario = ownerFor(session, query.fk_usuario);

    return atOneMoment(db, async (trx) => ({
      ...week,
      filas: await listPremios(trx, week, fk_usuario),
      pagado_en_la_semana: await sumPaid(trx, week, fk_usuario),
    }));
  });

  answer(planillasCalls.global, async ({ db, session, query }) => {
    const week = weekOf(query.fecha);

    return { ...week, filas: await listGlobal(db, week, ownerFor(session, query.fk_usuario)) };
  });

  answer(planillasCalls.consolidado, async ({ db, session, query }) => {
    const week = weekOf(query.fecha);

    return {
      ...week,
      filas: await listConsolidado(db, week, ownerFor(session, query.fk_usuario)),
    };
  });
};
