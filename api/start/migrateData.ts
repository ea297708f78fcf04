import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../db/client';
import { type Moved, moveBusiness } from '../operation/move/move';
import { parseDatabaseUrl, parseEnv } from './env';
import { openFolder, openProofs } from './openProofs';
import { explainAndExit, OperatorError } from './operatorError';

const USAGE =
  'Indique de dónde y a dónde: npm run migrate-data -- --from DATA_DIR --to DATABASE_URL [--files CARPETA]';

/** Moves a business from the embedded database to PostgreSQL, proofs included, while no server runs on either. */
const main = async () => {
  const { dataDir, databaseUrl, files, settings } = readOptions();
  if (!existsSync(join(dataDir, 'db'))) {
    throw new OperatorError(`No hay una base de datos en ${dataDir}: indíquela con --from.`);
  }

  // A business that has no proofs yet may have no folder for them.
  const { proofs } = await openProofs({ dataDir });
  const target = files ? await openFolder(files) : await openProofs(settings);
  const place = (!files && settings.s3?.bucket) || target.filesDir;

  const moved = await over(await openDatabase({ dataDir, isPatient: true }), async (source) =>
    over(await openDatabase({ databaseUrl, isPatient: true }), ({ db }) => {
      console.log('Copiando… Si se interrumpe, ejecútelo otra vez.');

      return moveBusiness({ db: source.db, proofs }, { db, proofs: target.proofs });
    }),
  );
  console.log(tableOf(moved));
  console.log(`Listo: todo está en PostgreSQL, y las imágenes en ${place}. ${dataDir} quedó como estaba.`);
};

const readOptions = () => {
  const text = { type: 'string' } as const;
  const { from, to = process.env.DATABASE_URL, files } = parse({ from: text, to: text, files: text });
  const databaseUrl = parseDatabaseUrl('DATABASE_URL', to);
  if (!from || !databaseUrl) throw new OperatorError(USAGE);
  // Where the server that is to work on it will look for them.
  const settings = parseEnv({ ...process.env, DATABASE_URL: undefined, DATABASE_REPLICA_URL: undefined });

  return { dataDir: resolve(from), databaseUrl, files, settings };
};

const parse = (options: Record<'from' | 'to' | 'files', { type: 'string' }>) => {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new OperatorError(USAGE);
  }
};

const over = async <T>(database: Database, work: (database: Database) => Promise<T>): Promise<T> => {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

/** Each table with its rows and checksum on both sides, which nothing but equal ones gets as far as. */
const tableOf = (moved: readonly Moved[]): string =>
  [
    ['', 'filas', 'en destino', 'suma', 'en destino'],
    ...moved.map(({ name, from, to }) => [name, from.rows, to.rows, from.sum, to.sum]),
  ]
    .map(([name, ...cells]) => `${String(name).padEnd(20)}${cells.map(column).join('')}`)
    .join('\n');

const column = (cell: unknown) => String(cell).padStart(17);

main().catch(explainAndExit);
