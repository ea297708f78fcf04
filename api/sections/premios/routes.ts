import { sql } from 'kysely';
import { centsToDollars } from '../../../contract/common';
import { premiosRest } from '../../../contract/premios';
import { isOneOf } from '../../rest/conditions';
import { soldBy } from '../../rest/references';
import { restRoutes } from '../../rest/rest';
import { notify, usersOf } from '../notificaciones';
import { dueFor, findWinner, soldFor } from './requireWinner';
import { checkPremio, isTurnOf, type PremioChange, type Row } from './steps';

/** Notifies the users whom a step concerns. A correction notifies nobody. */
const announceStep = async ({ trx, before, now }: PremioChange, premio: Row): Promise<void> => {
  if (before?.estado === premio.estado) return;
  const { id, colilla, fk_usuario, fk_usuario_creacion, fk_usuario_revisor } = premio;
  const tell = (users: readonly (number | null)[], mensaje: string) =>
    notify(trx, users, { mensaje, secuencia: id, now });

  switch (premio.estado) {
    case 'PENDIENTE':
      return tell(
        await usersOf(trx, 'revisor', fk_usuario),
        before
          ? `El premio ${id} fue corregido y espera revisión, colilla ${colilla}`
          : `Nuevo premio ${id} por revisar, colilla ${colilla}`,
      );
    case 'REVISADO':
      return before?.estado === 'PAGADO'
        ? tell([fk_usuario, fk_usuario_revisor], `El pago del premio ${id} fue devuelto: ${premio.motivo}`)
        : tell(
            await usersOf(trx, 'premiacion', fk_usuario),
            `El premio ${id} fue revisado y está listo para pagar`,
          );
    case 'RECHAZADO':
      return tell([fk_usuario_creacion], `El premio ${id} fue rechazado: ${premio.motivo_rechazo}`);
    case 'PAGADO':
      return tell([fk_usuario], `El premio ${id} fue pagado, colilla ${colilla}`);
    case 'ANULADO':
      return tell(
        [fk_usuario_creacion, fk_usuario_revisor],
        `El premio ${id} fue anulado: ${premio.motivo_anulacion}`,
      );
  }
};

export const premiosRoutes = restRoutes(premiosRest, {
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
