import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockDataDir } from '../api/db/dataDirLock';
import { parseEnv } from '../api/process/env';
import { explainAndExit, OperatorError } from '../api/process/operatorError';
import { prepare } from '../api/start/prepare';

/** Empties ./data and fills it with the demo, as a first start does. Another folder or a server is not for this. */
const main = async () => {
  const { DATA_DIR, DATABASE_URL } = process.env;
  if (DATA_DIR || DATABASE_URL)
    throw new OperatorError('npm run reset vacía ./data: quite DATA_DIR y DATABASE_URL.');
  const dataDir = resolve('data');
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDataDir(dataDir);
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name), { recursive: true });
  unlock();

  const { close } = await prepare(parseEnv({ DATA_DIR: dataDir, DEMO: '1' }));
  await close();
  console.log(`${dataDir}: demostración nueva`);
};

main().catch(explainAndExit);
