import { sql } from 'kysely';
import { centsToDollars } from '../../../contract/common';
import { deshacerCall, premiosRest } from '../../../contract/premios';
import type { Answer } from '../../answer/answer';
import { isOneOf } from '../../rest/conditions';
import { soldBy } from '../../rest/references';
import { restRoutes } from '../../rest/rest';
import { announceStep } from './notices';
import { dueFor, findWinner, soldFor } from './requireWinner';
import { checkPremio, isTurnOf } from './steps';
import { undoStep } from './undo';

export const premiosRoutes = (answer: Answer): void => {
  records(answer);
  answer(deshacerCall, (request) => undoStep(request.param('id'), request));
};

const records = restRoutes(premiosRest, {
  filters: {
    q: (words) => sql`(colilla = ${words} or ${soldBy(words)})`,
    turno: (_, session) => isTurnOf(session),
    excepto: (ids) => sql`not (${isOneOf([ids].flat().map(Number))})`,
  },
  check: checkPremio,
  // The week lock follows the payment date; an unpaid premio can be corrected in any week.
  inLedger: ({ fk_usuario, fecha_pago }) =>
    fecha_pago === null ? undefined : { fk_usuario, fecha: fecha_pago },
  written: announceStep,
  expand: async (db, row) => ({ vendido: (await soldFor(db, row)).map(centsToDollars) }),
  async boundOf(db, { fecha, fk_sorteo, fk_vendedor, colilla }, owner) {
    const venta = { fecha, fk_sorteo, fk_vendedor, colilla };
    const found = await findWinner(db, venta, { owner });
    if (found.caso !== 'vendida') return undefined;
    const valor = await dueFor(db, venta, await soldFor(db, { ...venta, ...found }));

    return valor > 0 ? { texto: 'La colilla paga', valor } : undefined;
  },
});
