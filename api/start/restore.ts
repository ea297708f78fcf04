import { existsSync, rmdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { checkpointWithSizes } from '../db/fileSizes';
import { type Compared, inspectBackup, restoreInspected } from '../operation/backup/restore';
import { markInFolder, markInTables, type RestoreMark } from '../operation/backup/unfinished';
import { parseEnv, type Settings } from '../process/env';
import { explainAndExit, OperatorError } from '../process/operatorError';
import { readCommandLine } from './commandLine';
import { hasEmbedded, openData } from './openData';
import { openProofs } from './openProofs';
import { type Watching, watchCommand } from './watchCommand';

const USAGE = `Uso: npm run restore -- ARCHIVO
Restaura un respaldo en una base de datos vacía, con el servidor detenido.
  ARCHIVO  el respaldo, loteria-….tar.gz`;

const main = async () => {
  const [path] = readCommandLine({ usage: USAGE, options: {}, most: 1 }).positionals;
  if (!path) throw new OperatorError('Indique el respaldo: npm run restore -- archivo.tar.gz');
  requireFile(resolve(path));
  const settings = parseEnv(process.env);

  const command = watchCommand('Cancelado: no se guardó ninguna fila.');
  const compared = await restore(settings, resolve(path), command).catch(command.fail);
  command.clear();
  console.log(told(compared));
};

const requireFile = (path: string) => {
  if (!existsSync(path)) throw new OperatorError(`No existe ${path}.`);
  if (statSync(path).isDirectory()) {
    throw new OperatorError(`${path} es una carpeta: indique el archivo del respaldo.`);
  }
};

const restore = async (settings: Settings, path: string, watching: Watching): Promise<Compared> => {
  const { databaseUrl } = settings;
  const dataDir = resolve(settings.dataDir);
  const inFolder = markInFolder(dataDir);
  const isNew = !databaseUrl && !hasEmbedded(dataDir);
  // A restore that is killed before there is a database leaves none, and a start would make its own.
  const withdraw = isNew ? await placeNew(dataDir, inFolder) : () => undefined;
  const backup = await inspectBackup(path, watching).catch(async (error) => {
    await withdraw();
    throw error;
  });
  const { patient: db, damage, close } = await openData({ dataDir, databaseUrl });
  try {
    const { proofs } = await openProofs(settings);
    const mark = databaseUrl ? markInTables(db) : inFolder;

    const compared = await restoreInspected({ db, proofs, mark }, backup, watching);
    if (!databaseUrl) await checkpointWithSizes(dataDir, damage)(db);

    return compared;
  } finally {
    await close();
  }
};

/** Returns what takes the mark back, and the folders that are new: nothing is written yet. */
const placeNew = async (dataDir: string, mark: RestoreMark): Promise<() => Promise<void>> => {
  const [made, stood] = [missingFolders(dataDir), await mark.stands()];
  await mark.place();

  return async () => {
    if (stood) return;
    await mark.remove();
    for (const folder of made) rmdirSync(folder);
  };
};

/** The innermost first. */
const missingFolders = (path: string): string[] =>
  existsSync(path) ? [] : [path, ...missingFolders(dirname(path))];

const told = ({ tables, proofs }: Compared): string =>
  tables > 0
    ? `Listo: ${tables} tablas y ${proofs} ${proofs === 1 ? 'comprobante' : 'comprobantes'}, iguales a los del respaldo. Inicie el servidor.`
    : 'Listo: los datos están restaurados. Inicie el servidor.';

main().catch(explainAndExit);
