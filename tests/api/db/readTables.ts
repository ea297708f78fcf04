import type { Kysely } from 'kysely';
import type { Schema } from '../../../api/db/schema';

/** Every row of the tables that the demo fills. */
export const readTables = async (db: Kysely<Schema>) => ({
  usuarios: await db.selectFrom('usuarios').selectAll().orderBy('id').execute(),
  nominas: await db.selectFrom('nominas').selectAll().orderBy('id').execute(),
  lines: await db.selectFrom('detalle_nominas').selectAll().orderBy('id').execute(),
  notificaciones: await db.selectFrom('notificaciones').selectAll().orderBy('id').execute(),
  sorteos: await db.selectFrom('sorteos').selectAll().orderBy('id').execute(),
  feriados: await db.selectFrom('feriados').selectAll().orderBy('id').execute(),
  vendedores: await db.selectFrom('vendedores').selectAll().orderBy('id').execute(),
  premios: await db.selectFrom('premios').selectAll().orderBy('id').execute(),
  gastos: await db.selectFrom('gastos').selectAll().orderBy('id').execute(),
  depositos: await db.selectFrom('depositos').selectAll().orderBy('id').execute(),
});
