import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../process/operatorError';

/** Made at the first start and kept, so that a restart ends no session. */
export const keptSecret = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'jwt-secret');
  if (!existsSync(path)) await makeSecret(path);

  const secret = statSync(path).isFile() ? readFileSync(path, 'utf8').trim() : '';
  if (secret.length < 32) throw new OperatorError(`${path} está dañado: bórrelo y se hará uno nuevo.`);

  return secret;
};

const makeSecret = async (path: string) => {
  const draft = `${path}.nuevo`;
  const file = await open(draft, 'w', 0o600);
  await file.writeFile(randomBytes(48).toString('base64url'));
  await file.sync();
  await file.close();
  await rename(draft, path);
};
