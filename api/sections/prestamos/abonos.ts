import { sql } from 'kysely';
import { centsToDollars } from '../../../contract/common';
import { abonosRest } from '../../../contract/prestamos';
import type { Trx } from '../../db/schema';
import { record } from '../../history/historial';
import { ApiError, refusedField } from '../../http/errors';
import { requireOpenWeek } from '../../ledger/weekLock';
import { owns } from '../../ownership/owner';
import { requireNotAfterToday } from '../../rest/notAfterToday';
import { annulOrWrite } from '../../rest/owned';
import { restRoutes } from '../../rest/rest';
import type { ChangeOf, RowOf } from '../../rest/restTable';

type Change = ChangeOf<typeof abonosRest>;
type Row = RowOf<typeof abonosRest>;

const lockLoan = async ({ trx, session }: Change, id: number) => {
  const loan = await trx
    .selectFrom('prestamos')
    .select(['id', 'fk_usuario', 'fk_usuario_beneficiario', 'fecha', 'estado', 'saldo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!loan || !owns(session, loan.fk_usuario)) throw new ApiError(404, 'No existe el préstamo');

  return loan;
};

type Loan = Awaited<ReturnType<typeof lockLoan>>;

/**
 * At most the unused descuentos of the borrower's own line, in a week that does not end before the loan. What an ajuste took
 * from it pays no loan.
 */
const requireDescuentos = async (
  { trx, data: { fk_nomina, valor } }: Change,
  { fk_usuario, fk_usuario_beneficiario, fecha }: Loan,
) => {
  const nomina = await trx
    .selectFrom('nominas')
    .select(['id', 'fecha_final'])
    .where('id', '=', fk_nomina ?? 0)
    .where('fk_usuario', '=', fk_usuario)
    .forUpdate()
    .executeTakeFirst();
  if (!nomina) throw refusedField('fk_nomina', 'No existe esa nomina del administrador del préstamo');
  if (fk_usuario_beneficiario === null) {
    throw refusedField('origen', 'Un promotor no tiene línea en la nomina: registre el abono como Caja');
  }
  if (nomina.fecha_final < fecha) {
    throw refusedField('fk_nomina', 'Esa nomina es de una semana anterior al préstamo: elija una posterior');
  }

  // Abonos of before may have used them for a promotor's loan.
  const all = await descuentosLeft(trx, nomina.id);
  const own = await descuentosLeft(trx, nomina.id, fk_usuario_beneficiario);
  if (valor > Math.min(all, own)) {
    throw refusedField('valor', 'El abono supera los descuentos de la nomina que quedan por asignar');
  }
};

const descuentosLeft = async (trx: Trx, fk_nomina: number, person?: number) => {
  const ofPerson = (column: string) => (person ? sql`and ${sql.ref(column)} = ${person}` : sql``);

  const { rows } = await sql<{ left: number }>`
    select coalesce((
        select sum(descuentos - ajuste_descuentos) from detalle_nominas where fk_nomina = ${fk_nomina} ${ofPerson('fk_usuario')}
      ), 0) - coalesce((
        select sum(a.valor) from abonos a join prestamos p on p.id = a.fk_prestamo
        where a.fk_nomina = ${fk_nomina} and a.estado = 'A' ${ofPerson('p.fk_usuario_beneficiario')}
      ), 0) as left`.execute(trx);

  return rows[0]?.left ?? 0;
};

const pay = async (change: Change) => {
  const { trx, now, data, before } = change;
  if (data.estado === 'X') return annulOrWrite({ data, before });
  const loan = await lockLoan(change, data.fk_prestamo);

  if (loan.estado !== 'A') throw new ApiError(409, 'El préstamo no está activo');
  if (data.valor > loan.saldo) throw new ApiError(422, 'El abono supera el saldo del préstamo');
  if (data.fecha < loan.fecha) throw new ApiError(422, 'El abono no puede ser anterior al préstamo');
  requireNotAfterToday(data.fecha, now);
  if (data.origen === 'NOMINA') await requireDescuentos(change, loan);
  else await requireOpenWeek(trx, { fk_usuario: loan.fk_usuario, fecha: data.fecha }, now);

  return {
    ...data,
    fk_usuario: loan.fk_usuario,
    fk_nomina: data.fk_nomina ?? null,
    estado: 'A',
    motivo_anulacion: '',
  };
};

const annul = async (change: Change, before: Row) => {
  const { trx, now, data } = change;
  if (before.estado === 'X') throw new ApiError(409, 'El abono ya está anulado');
  if (data.estado !== 'X') throw new ApiError(409, 'Un abono no se modifica: anúlelo y cree otro');
  await lockLoan(change, before.fk_prestamo);
  if (before.origen === 'CAJA') await requireOpenWeek(trx, before, now);

  return { estado: 'X', motivo_anulacion: data.motivo_anulacion };
};

const settle = async (change: Change, { fk_prestamo, valor, estado, motivo_anulacion }: Row) => {
  const { trx, session, now } = change;
  await sql`
    update prestamos set saldo = valor - paid, estado = case when valor = paid then 'P' else 'A' end,
      version = version + 1, fk_usuario_actualizacion = ${session.user.id}, fecha_actualizacion = ${now.toISOString()}
    from (
      select coalesce(sum(valor), 0)::bigint as paid from abonos
      where fk_prestamo = ${fk_prestamo} and estado = 'A'
    ) sums
    where id = ${fk_prestamo}`.execute(trx);
  await record(trx, 'prestamos', change, {
    id: fk_prestamo,
    accion: estado === 'X' ? 'abono anulado' : 'abono',
    motivo: motivo_anulacion,
    cambios: [{ campo: 'abono', antes: '', despues: centsToDollars(valor) }],
  });
};

export const abonosRoutes = restRoutes(abonosRest, {
  // A loan that was begun is paid.
  settles: true,
  check: (change) => (change.before ? annul(change, change.before) : pay(change)),
  written: settle,
  // Descuentos move no cash of a week.
  inLedger: (row) => (row.origen === 'CAJA' ? row : undefined),
});
