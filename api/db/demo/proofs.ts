import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { proofPath } from '../../files/proofName';
import { createRandom } from './random';
import { makeSlip } from './slips';

/** Writes the demo's pictures as they are asked for. Their names are the same at every load: one cut short leaves none over. */
export const createProofs = (filesDir: string): (() => string) => {
  const random = createRandom(7);
  const slips = Array.from({ length: 12 }, () => makeSlip(random));
  let count = 0;

  return () => {
    const name = `${createHash('sha256').update(`demo ${count}`).digest('hex').slice(0, 32)}.png`;
    writeFileSync(join(filesDir, name), slips[count % slips.length] ?? '', { mode: 0o600 });
    count += 1;

    return proofPath(name);
  };
};
