import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { type Piece, packArchive } from '../operation/backup/archive';
import { makeBackup, type Tell } from '../operation/backup/backup';
import { askForCopy } from '../operation/backup/control';
import { requireOutsideOwn } from '../operation/backup/place';
import { alreadyThere, backupName, storeArchive } from '../operation/backup/store';
import { parseEnv, type Settings } from '../process/env';
import { explainAndExit, OperatorError } from '../process/operatorError';
import { readCommandLine } from './commandLine';
import { hasEmbedded, openFinished, requireFinished } from './openData';
import { openProofs } from './openProofs';
import { type Watching, watchCommand } from './watchCommand';

const main = async () => {
  // The server on this machine goes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const [given] = readCommandLine({ usage: USAGE, options: {}, most: 1 }).positionals;
  const settings = parseEnv(process.env);
  const path = resolve(given ?? join(settings.backup?.folder ?? '.', backupName(new Date())));
  if (existsSync(path)) throw alreadyThere(path);
  requireOutsideOwn(settings.dataDir, path);

  const command = watchCommand('Cancelado: no se guardó ningún respaldo.');
  const warnings: string[] = [];
  await write(settings, path, { ...command, warn: (text) => warnings.push(text) }).catch(command.fail);
  command.clear();
  for (const warning of warnings) console.error(`Aviso: ${warning}`);
  console.log(`Listo: ${path}`);
};

const USAGE = `Uso: npm run backup -- [ARCHIVO]
Hace un respaldo de la base de datos y de los comprobantes, también con el servidor en marcha.
  ARCHIVO  dónde; si falta, loteria-….tar.gz en BACKUP_DIR o en esta carpeta`;

interface Writing extends Watching {
  warn: Tell;
}

const write = async (settings: Settings, path: string, { signal, tell, warn }: Writing): Promise<void> => {
  const { databaseUrl } = settings;
  const dataDir = resolve(settings.dataDir);
  await requireFinished(settings);
  if (!databaseUrl && !hasEmbedded(dataDir)) {
    throw new OperatorError(`No hay una base de datos en ${dataDir}: indíquela con DATA_DIR.`);
  }
  const copy = databaseUrl ? undefined : await askForCopy(dataDir, signal);
  const { patient: db, close } = await openFinished({ dataDir: copy?.dataDir ?? dataDir, databaseUrl });
  try {
    const { proofs } = await openProofs(settings);
    await store(makeBackup({ db, proofs }, { tell, warn }), path, { signal, tell });
  } finally {
    await close();
    copy?.release();
  }
};

/** Errors at the target name its path instead of DATA_DIR. */
const store = async (
  pieces: AsyncIterable<Piece>,
  path: string,
  { signal, tell }: Watching,
): Promise<void> => {
  let total = 0;
  const counted = async function* () {
    for await (const piece of pieces) {
      signal.throwIfAborted();
      total += 1;
      yield piece;
    }
  };
  const onPiece = (count: number) => tell(`Comprobando el respaldo: ${count} de ${total}`);
  try {
    await storeArchive(packArchive(counted()), path, { signal, onPiece });
  } catch (error) {
    const { syscall, code } = Object(error);
    if (!['open', 'write', 'fsync', 'link', 'rename'].includes(syscall)) throw error;
    throw new OperatorError(`No se puede escribir ${path} (${code}).`);
  }
};

main().catch(explainAndExit);
