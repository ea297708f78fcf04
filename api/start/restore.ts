import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openWhole } from '../db/fileSizes';
import { type Compared, restoreBackup } from '../operation/backup/restore';
import { parseEnv, type Settings } from '../process/env';
import { explainAndExit, OperatorError } from '../process/operatorError';
import { openProofs } from './openProofs';
import { type Watching, watchCommand } from './watchCommand';

const main = async () => {
  const settings = parseEnv(process.env);
  const [path] = process.argv.slice(2);
  if (!path) throw new OperatorError('Indique el respaldo: npm run restore -- archivo.tar.gz');
  if (!existsSync(path)) throw new OperatorError(`No existe ${resolve(path)}.`);

  const command = watchCommand('Cancelado: no se guardó ninguna fila.');
  const compared = await restore(settings, resolve(path), command).catch(command.fail);
  command.clear();
  console.log(told(compared));
};

const restore = async (settings: Settings, path: string, watching: Watching): Promise<Compared> => {
  const { dataDir, databaseUrl } = settings;
  const { patient: db, close } = await openWhole({ dataDir: resolve(dataDir), databaseUrl });
  try {
    const { proofs } = await openProofs(settings);

    return await restoreBackup({ db, proofs }, path, watching);
  } finally {
    await close();
  }
};

const told = ({ tables, proofs }: Compared): string =>
  tables > 0
    ? `Listo: ${tables} tablas y ${proofs} ${proofs === 1 ? 'comprobante' : 'comprobantes'}, iguales a los del respaldo. Inicie el servidor.`
    : 'Listo: los datos están restaurados. Inicie el servidor.';

main().catch(explainAndExit);
