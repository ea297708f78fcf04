import { createHash } from 'node:crypto';
import { proofPath } from '../../files/proofName';
import type { ProofStore } from '../../files/proofStore';
import { createRandom } from './random';
import { makeSlip } from './slips';

const AT_ONCE = 50;

/** Makes the demo's pictures as they are asked for. Their names are the same at every load: one cut short leaves none over. */
export const createProofs = () => {
  const random = createRandom(7);
  const slips = Array.from({ length: 12 }, () => makeSlip(random));
  const names: string[] = [];

  return {
    nextProof: (): string => {
      const name = `${createHash('sha256').update(`demo ${names.length}`).digest('hex').slice(0, 32)}.png`;
      names.push(name);

      return proofPath(name);
    },
    async write(proofs: ProofStore) {
      const write = (name: string, index: number) =>
        proofs.restore(name, slips[index % slips.length] ?? new Uint8Array());
      for (let at = 0; at < names.length; at += AT_ONCE) {
        await Promise.all(names.slice(at, at + AT_ONCE).map((name, index) => write(name, at + index)));
      }
    },
  };
};
