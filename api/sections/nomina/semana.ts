import { centsToDollars } from '../../../contract/common';
import type { Session } from '../../auth/permission';
import type { Db } from '../../db/schema';
import { record } from '../../history/historial';
import { ApiError } from '../../http/errors';
import { isClosed, lockWeek } from '../../ledger/weekLock';
import { ownedBy, ownerOf } from '../../ownership/owner';
import { refuseDrafts } from './drafts';
import { weeklySums } from './suma';

interface Request {
  db: Db;
  session: Session;
  now: Date;
  param: (name: string) => number;
}

/** The week of a nomina: whether it is closed, its reopening, and what ventas say now against what was paid. */
export const readSemana = async ({ db, session, now, param }: Request) => {
  const nomina = await findNomina(db, session, param('id'));
  const cerrada = await isClosed(db, nomina, now);
  const reapertura = await reopeningOf(db, nomina);
  const { fecha, fk_usuario } = nomina;

  return { fecha, fk_usuario, cerrada, reapertura, diferencias: await differencesOf(db, nomina) };
};

export const reopenSemana = async (request: Request & { body: { motivo: string } }) => {
  const { db, session, now, param, body } = request;

  await db.transaction().execute(async (trx) => {
    const nomina = await findNomina(trx, session, param('id'));
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
    await record(trx, { ...stepOf(request, nomina), accion: 'semana reabierta', motivo: body.motivo });
  });

  return readSemana(request);
};

export const closeSemana = async (request: Request) => {
  const { db, session, now, param } = request;

  await db.transaction().execute(async (trx) => {
    const nomina = await findNomina(trx, session, param('id'));
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

    await record(trx, { ...stepOf(request, nomina), accion: 'semana cerrada' });
  });

  return readSemana(request);
};

type Nomina = Awaited<ReturnType<typeof findNomina>>;

const stepOf = ({ session: { user }, now }: Request, { id }: Nomina) => ({
  recurso: 'nomina',
  id,
  user,
  now,
});

const findNomina = async (db: Db, session: Session, id: number) => {
  const nomina = await db
    .selectFrom('nominas')
    .select(['id', 'fk_usuario', 'fecha', 'fecha_final'])
    .where('id', '=', id)
    .where(ownedBy('fk_usuario', ownerOf(session)))
    .executeTakeFirst();
  if (!nomina) throw new ApiError(404, 'No existe la nomina');

  return nomina;
};

const reopeningOf = (db: Db, { fk_usuario, fecha }: Nomina) =>
  db
    .selectFrom('semanas_reabiertas')
    .select(['motivo', 'fecha_creacion', 'fk_usuario_creacion'])
    .where('fk_usuario', '=', fk_usuario)
    .where('fecha', '=', fecha)
    .where('fecha_cierre', 'is', null)
    .executeTakeFirst();

const differencesOf = async (db: Db, nomina: Nomina) => {
  const lines = await db
    .selectFrom('detalle_nominas')
    .select(['fk_usuario', 'nombre', 'apellido', 'suma'])
    .where('fk_nomina', '=', nomina.id)
    .orderBy('orden')
    .execute();
  const sums = await weeklySums(
    db,
    lines.map(({ fk_usuario }) => fk_usuario),
    nomina,
  );

  return lines
    .map(({ fk_usuario, nombre, apellido, suma }) => ({
      usuario: `${nombre} ${apellido}`,
      suma,
      ahora: sums.get(fk_usuario) ?? 0,
    }))
    .filter(({ suma, ahora }) => suma !== ahora)
    .map((line) => ({ ...line, suma: centsToDollars(line.suma), ahora: centsToDollars(line.ahora) }));
};
