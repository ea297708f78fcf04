import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate, migrateTo } from '../../../api/db/migrations';
import type { Schema } from '../../../api/db/schema';
import { businessOn } from '../../support/api/business';
import { openEmptyDatabase } from '../../support/api/testDatabase';

const WEEK = { fecha: '2026-10-05', fecha_final: '2026-10-11' };

const ledgerOf = async (db: Kysely<Schema>) => ({
  movimientos: await db
    .selectFrom('movimientos')
    .selectAll()
    .orderBy('orden')
    .orderBy('fk_registro')
    .execute(),
  saldos: await db.selectFrom('saldos').selectAll().orderBy('fk_usuario').orderBy('concepto').execute(),
});

const addUser = async (db: Kysely<Schema>, nombre: string, rol: string, fk_usuario_principal?: number) => {
  const { id } = await db
    .insertInto('usuarios')
    .values({
      nombre,
      apellido: 'Mora',
      rol,
      username: nombre,
      password_hash: 'x',
      estado: 'A',
      sueldo_fijo: 'N',
      cuenta_bancaria: '',
      fk_usuario_principal,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  return id;
};

/** As a server of migration 013 has left it. */
const fill = async (db: Kysely<Schema>) => {
  const on = businessOn(db);
  const ana = await addUser(db, 'Ana', 'administrador');
  const luis = await addUser(db, 'Luis', 'administrador', ana);
  const eva = await addUser(db, 'Eva', 'superadministrador', ana);
  const sara = await addUser(db, 'Sara', 'revisor', ana);
  const saul = await addUser(db, 'Saúl', 'premiacion', ana);
  const sold = {
    fecha: WEEK.fecha,
    fk_sorteo: await on.sorteo(),
    fk_usuario: ana,
    fk_vendedor: await on.vendedor({ fk_usuario: ana }),
  };
  await on.venta({ ...sold, total: 9_000, comision: 900, fk_usuario_sumador: sara });
  const draft = await on.venta({ ...sold, fecha: '2026-10-12', total: -2_000, estado: 'B' });
  const premio = await on.premio({ ...sold, valor: 500, estado: 'RECHAZADO', observacion: 'Ilegible' });
  await on.premio({ ...sold, valor: 700, estado: 'PAGADO', fecha_pago: '2026-10-06' });
  const created = { fecha_creacion: '2026-10-12T12:00:00Z' };
  const fk_nomina = await on.nomina({ fk_usuario: ana, ...WEEK, base: 1_800, ...created });
  const adjusted = { otros_ingresos: 250, fecha_ajuste: WEEK.fecha_final };
  for (const [orden, fk_usuario, suma] of [
    [1, ana, 9_000],
    [2, luis, 0],
    [3, sara, 9_000],
    [4, saul, 0],
  ] as const) {
    await on.linea({ fk_nomina, fk_usuario, orden, suma, base: suma / 10, ...adjusted });
  }
  // Saúl was a sumador until after the nomina.
  await sql`insert into historial (recurso, fk_registro, fk_usuario, fecha, accion, cambios) values
    ('usuarios', ${saul}, ${eva}, '2026-10-13', 'modificación',
      '[{"campo":"rol","antes":"sumador","despues":"premiacion"}]')`.execute(db);

  return { ana, luis, eva, draft, premio, fk_nomina };
};

test('[M2] [M5] an upgrade keeps the ledger, and what it changes on people and lines is in the history', async () => {
  const { db, close } = await openEmptyDatabase();
  await migrateTo(db, ['013-archivos-retirados']);
  const { ana, luis, eva, draft, premio, fk_nomina } = await fill(db);
  const before = await ledgerOf(db);
  expect(before.movimientos.length).toBeGreaterThan(3);
  await migrate(db);

  expect(await ledgerOf(db)).toEqual(before);
  const users = await db
    .selectFrom('usuarios')
    .select(['id', 'fk_usuario_principal as de'])
    .orderBy('id')
    .execute();
  expect(users.map(({ de }) => de)).toEqual([null, null, null, ana, ana]);
  const lines = await db.selectFrom('detalle_nominas').select('rol').orderBy('orden').execute();
  // Only a sumador has a suma, and Saúl was one at the time.
  expect(lines.map(({ rol }) => rol)).toEqual(['administrador', 'administrador', 'sumador', 'sumador']);
  const history = await db
    .selectFrom('historial')
    .selectAll()
    .where('fk_usuario', 'is', null)
    .orderBy('id')
    .execute();
  expect(history).toMatchObject([
    {
      recurso: 'nomina',
      fk_registro: fk_nomina,
      cambios: [{ despues: 'administrador' }, {}, {}, { despues: 'sumador' }],
    },
    ...[luis, eva].map((id) => ({
      recurso: 'usuarios',
      fk_registro: id,
      motivo: 'Actualización: un administrador no tiene usuario principal',
      cambios: [{ campo: 'fk_usuario_principal', antes: String(ana), despues: '' }],
    })),
  ]);

  const rejected = db
    .selectFrom('premios')
    .select(['motivo_rechazo', 'observacion'])
    .where('id', '=', premio);
  expect(await rejected.executeTakeFirst()).toEqual({ motivo_rechazo: 'Ilegible', observacion: 'Ilegible' });
  const discard = db
    .updateTable('ventas')
    .set({ estado: 'X', motivo_anulacion: 'Doble' })
    .where('id', '=', draft);
  expect((await discard.executeTakeFirst()).numUpdatedRows).toBe(1n);
  await close();
});
