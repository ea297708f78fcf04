import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openDatabase } from '../db/client';
import { restoreBackup } from '../operation/backup/restore';
import { parseEnv } from '../process/env';
import { explainAndExit, OperatorError } from '../process/operatorError';
import { openProofs } from './openProofs';

const main = async () => {
  const settings = parseEnv(process.env);
  const { dataDir, databaseUrl } = settings;
  const [path] = process.argv.slice(2);
  if (!path) throw new OperatorError('Indique el respaldo: npm run restore -- archivo.tar.gz');
  if (!existsSync(path)) throw new OperatorError(`No existe ${resolve(path)}.`);

  const { db, close } = await openDatabase({ dataDir: resolve(dataDir), databaseUrl, isPatient: true });
  try {
    const { proofs } = await openProofs(settings);
    console.log(told(await restoreBackup({ db, proofs }, resolve(path))));
  } finally {
    await close();
  }
};

const told = ({ tables, proofs }: Awaited<ReturnType<typeof restoreBackup>>): string =>
  tables > 0
    ? `Listo: ${tables} tablas y ${proofs} ${proofs === 1 ? 'comprobante' : 'comprobantes'}, iguales a los del respaldo. Inicie el servidor.`
    : 'Listo: los datos están restaurados. Inicie el servidor.';

main().catch(explainAndExit);
