import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase } from '../db/client';
import { restoreBackup } from '../operation/backup/restore';
import { parseEnv } from './env';
import { explainAndExit, OperatorError } from './operatorError';

/** Brings a backup back into an empty DATA_DIR or DATABASE_URL, whichever of the two it was made of. */
const main = async () => {
  const { dataDir, databaseUrl } = parseEnv(process.env);
  const [path] = process.argv.slice(2);
  if (!path) throw new OperatorError('Indique el respaldo: npm run restore -- archivo.tar.gz');
  if (!existsSync(path)) throw new OperatorError(`No existe ${resolve(path)}.`);

  const { db, close } = await openDatabase({ dataDir: resolve(dataDir), databaseUrl, isPatient: true });
  try {
    await restoreBackup({ db, filesDir: join(resolve(dataDir), 'archivos') }, resolve(path));
  } finally {
    await close();
  }
  console.log('Listo: los datos están restaurados. Inicie el servidor.');
};

main().catch(explainAndExit);
