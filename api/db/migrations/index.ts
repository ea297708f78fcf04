import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_MIGRATION_TABLE, type Kysely, Migrator, sql } from 'kysely';
import { OperatorError } from '../../process/operatorError';
import { LOCK_NOT_AVAILABLE } from '../faults';
import type { Schema } from '../schema';
import * as inicio from './001-inicio';
import * as configuracion from './002-configuracion';
import * as negocio from './003-negocio';
import * as comprobantes from './004-comprobantes';
import * as confianza from './005-confianza';
import * as archivos from './006-archivos';
import * as dispositivos from './007-dispositivos';
import * as repeticiones from './008-repeticiones';
import * as filasPorCorregir from './009-filas-por-corregir';
import * as eventos from './011-eventos';
import * as retiros from './012-retiros';
import * as archivosRetirados from './013-archivos-retirados';
import * as borradoresDescartados from './014-borradores-descartados';
import * as motivosDeRechazo from './015-motivos-de-rechazo';
import * as lineasConRol from './016-lineas-con-rol';
import * as pasaportes from './017-pasaportes';
import * as textos from './018-textos';
import * as huellas from './019-huellas';
import * as parecidos from './020-parecidos';
import * as reloj from './021-reloj';
import * as importaciones from './022-importaciones';
import * as dudas from './023-dudas';
import * as filas from './024-filas';
import * as ajustes from './025-ajustes';
import * as nombreDelNegocio from './026-nombre-del-negocio';

const migrations = {
  '001-inicio': inicio,
  '002-configuracion': configuracion,
  '003-negocio': negocio,
  '004-comprobantes': comprobantes,
  '005-confianza': confianza,
  '006-archivos': archivos,
  '007-dispositivos': dispositivos,
  '008-repeticiones': repeticiones,
  '009-filas-por-corregir': filasPorCorregir,
  '011-eventos': eventos,
  '012-retiros': retiros,
  '013-archivos-retirados': archivosRetirados,
  '014-borradores-descartados': borradoresDescartados,
  '015-motivos-de-rechazo': motivosDeRechazo,
  '016-lineas-con-rol': lineasConRol,
  '017-pasaportes': pasaportes,
  '018-textos': textos,
  '019-huellas': huellas,
  '020-parecidos': parecidos,
  '021-reloj': reloj,
  '022-importaciones': importaciones,
  '023-dudas': dudas,
  '024-filas': filas,
  '025-ajustes': ajustes,
  '026-nombre-del-negocio': nombreDelNegocio,
};

/** Servers of the version before keep working meanwhile. Refuses if a newer version removed something (ADR 030). */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  const made = await readMigrations(db);
  if (isTooNew(made)) throw new OperatorError(OF_ANOTHER_VERSION);
  if (hasAll(made)) return;

  const error = await db.connection().execute(async (one) => {
    // Queries wait behind our lock for two seconds at most (LIMITS in client.ts), so give up before.
    await sql`set lock_timeout = '1s'`.execute(one);
    try {
      return await migrateWithRetries(one, TRIES);
    } finally {
      await sql`reset lock_timeout`.execute(one);
    }
  });

  if (isOfAnotherVersion(error)) throw new OperatorError(OF_ANOTHER_VERSION);
  if (error) throw error;
};

const TRIES = 60;
/** In milliseconds: lets waiting queries pass. All tries take about a minute and a half. */
const PAUSE = 500;

const migrateWithRetries = async (one: Kysely<Schema>, left: number): Promise<unknown> => {
  const { error } = await migratorOf(one).migrateToLatest();
  if (Object(error).code !== LOCK_NOT_AVAILABLE || left <= 1) return error;
  await pause(PAUSE);

  return migrateWithRetries(one, left - 1);
};

/** A backup of a newer version has others. */
export const requireKnown = (names: readonly string[]): void => {
  if (names.length === 0 || names.some((name) => !(name in migrations))) {
    throw new OperatorError(OF_ANOTHER_VERSION);
  }
};

/** Migrates an empty database to the version of a backup. */
export const migrateTo = async (db: Kysely<Schema>, names: readonly string[]): Promise<void> => {
  requireKnown(names);
  const { error } = await migratorOf(db).migrateTo([...names].sort().at(-1) ?? '');
  if (error) throw error;
};

const migratorOf = (db: Kysely<Schema>) =>
  new Migrator({ db, provider: { getMigrations: async () => migrations } });

/** The migrator reads the whole catalogue first, which is a third of a start on the embedded database. */
const hasAll = (made: ReadonlySet<string>) => Object.keys(migrations).every((name) => made.has(name));

/** A migration that removes or changes what the version before uses is named 012-contrae-….ts. */
const CONTRACTS = /^\d+-contrae-/;

const isTooNew = (made: ReadonlySet<string>) =>
  [...made].some((name) => CONTRACTS.test(name) && !(name in migrations));

/** Whether this program can work on it: it has all our migrations, and no newer one removed anything. */
export const isMigrated = async (db: Kysely<Schema>): Promise<boolean> => {
  const made = await readMigrations(db);

  return hasAll(made) && !isTooNew(made);
};

export const readMigrations = async (db: Kysely<Schema>): Promise<Set<string>> => {
  const { rows: found } = await sql<{ name: string | null }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE})::text as name`.execute(db);
  if (found[0]?.name == null) return new Set();

  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);

  return new Set(rows.map(({ name }) => name));
};

/** Kysely's error for applied migrations that this program lacks. */
const isOfAnotherVersion = (error: unknown) =>
  error instanceof Error && error.message.startsWith('corrupted migrations');

const OF_ANOTHER_VERSION =
  'La base de datos es de una versión más nueva de este programa: use esa versión, o restaure una copia anterior.';
