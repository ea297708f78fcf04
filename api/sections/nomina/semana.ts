import type { semanaCalls } from '../../../contract/planillas';
import type { RequestOf } from '../../answer/answer';
import type { Db } from '../../db/schema';
import { record } from '../../history/historial';
import { ApiError } from '../../http/errors';
import { isClosed, lockWeek } from '../../ledger/weekLock';
import { listDifferences } from './differences';
import { refuseDrafts } from './drafts';
import { type NominaRow, requireNomina } from './queries';

type Request = Pick<RequestOf<typeof semanaCalls.one>, 'db' | 'session' | 'now' | 'param'>;

export const readSemana = async ({ db, session, now, param }: Request) => {
  const nomina = await requireNomina(db, session, param('id'));
  const cerrada = await isClosed(db, nomina, now);
  const reapertura = await reopeningOf(db, nomina);
  const { fecha, fk_usuario } = nomina;

  return { fecha, fk_usuario, cerrada, reapertura, diferencias: await listDifferences(db, nomina) };
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
