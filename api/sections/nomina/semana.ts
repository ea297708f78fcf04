import { sql } from 'kysely';
import type { semanaCalls } from '../../../contract/planillas';
import type { RequestOf } from '../../answer/answer';
import { byName } from '../../db/names';
import type { Db } from '../../db/schema';
import { record } from '../../history/historial';
import { ApiError } from '../../http/errors';
import { inDollars } from '../../ledger/money';
import { isClosed, lockWeek } from '../../ledger/weekLock';
import { refuseDrafts } from './drafts';
import { readSold, sumaOf } from './pay';
import { isPaidForVentas } from './payees';
import { type NominaRow, requireNomina } from './queries';

type Request = Pick<RequestOf<typeof semanaCalls.one>, 'db' | 'session' | 'now' | 'param'>;

export const readSemana = async ({ db, session, now, param }: Request) => {
  const nomina = await requireNomina(db, session, param('id'));
  const cerrada = await isClosed(db, nomina, now);
  const reapertura = await reopeningOf(db, nomina);
  const { fecha, fk_usuario } = nomina;

  return { fecha, fk_usuario, cerrada, reapertura, diferencias: await differencesOf(db, nomina) };
};

export const reopenSemana = async (request: Request & { body: { motivo: string } }) => {
  const { db, session, now, param, body } = request;

  await db.transaction().execute(async (trx) => {
    const nomina = await requireNomina(trx, session, param('id'));
    await lockWeek(trx, nomina);
    if (!(await isClosed(trx, nomina, now))) throw new ApiError(409, 'La semana no está cerrada');

    await trx
      .insertInto('semanas_reabiertas')
      .values({
        fk_usuario: nomina.fk_usuario,
        fecha: nomina.fecha,
        motivo: body.motivo,
        fk_usuario_creacion: session.user.id,
        fecha_creacion: now.toISOString(),
        fk_usuario_cierre: null,
        fecha_cierre: null,
      })
      .execute();
    await record(trx, 'nomina', request, {
      id: nomina.id,
      accion: 'semana reabierta',
      motivo: body.motivo,
    });
  });

  return readSemana(request);
};

export const closeSemana = async (request: Request) => {
  const { db, session, now, param } = request;

  await db.transaction().execute(async (trx) => {
    const nomina = await requireNomina(trx, session, param('id'));
    await lockWeek(trx, nomina);
    await refuseDrafts(trx, nomina, 'cerrar la semana');
    const { numUpdatedRows } = await trx
      .updateTable('semanas_reabiertas')
      .set({ fecha_cierre: now.toISOString(), fk_usuario_cierre: session.user.id })
      .where('fk_usuario', '=', nomina.fk_usuario)
      .where('fecha', '=', nomina.fecha)
      .where('fecha_cierre', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ApiError(409, 'La semana no está reabierta');

    await record(trx, 'nomina', request, { id: nomina.id, accion: 'semana cerrada' });
  });

  return readSemana(request);
};

const reopeningOf = (db: Db, { fk_usuario, fecha }: NominaRow) =>
  db
    .selectFrom('semanas_reabiertas')
    .select(['motivo', 'fecha_creacion', 'fk_usuario_creacion'])
    .where('fk_usuario', '=', fk_usuario)
    .where('fecha', '=', fecha)
    .where('fecha_cierre', 'is', null)
    .executeTakeFirst();

/** Who was paid for other ventas than there are now, or sold without a line. */
const differencesOf = async (db: Db, nomina: NominaRow) => {
  const lines = await listPaid(db, nomina);
  const paid = new Set(lines.map(({ id }) => id));
  const sold = await readSold(
    db,
    nomina,
    lines.filter(({ rol }) => rol === 'administrador').map(({ id }) => id),
  );
  const others = await listNames(
    db,
    [...sold.entered.keys()].filter((id) => !paid.has(id)),
  );

  return [
    ...lines.map((line) => ({ ...line, ahora: sumaOf(sold, line), sin_linea: false })),
    ...others.map((user) => ({ ...user, suma: 0, ahora: sold.entered.get(user.id) ?? 0, sin_linea: true })),
  ]
    .filter(({ suma, ahora }) => suma !== ahora)
    .map(({ nombre, apellido, suma, ahora, sin_linea }) => ({
      usuario: `${nombre} ${apellido}`,
      ...inDollars({ suma, ahora }),
      sin_linea,
    }));
};

const listPaid = (db: Db, { id }: NominaRow) =>
  db
    .selectFrom('detalle_nominas as line')
    .innerJoin('usuarios as u', 'u.id', 'line.fk_usuario')
    .select(['line.fk_usuario as id', 'line.nombre', 'line.apellido', 'line.suma'])
    .select(({ fn }) => fn.coalesce('line.rol', 'u.rol').as('rol'))
    .where('line.fk_nomina', '=', id)
    .orderBy('line.orden')
    .execute();

const listNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(isPaidForVentas)
    .orderBy(byName('usuarios'))
    .execute();
