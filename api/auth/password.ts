import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../http/errors';
import { createLanes } from '../http/lanes';

/** argon2id with its default cost (19 MiB, two passes). */
export const hashPassword = (password: string): Promise<string> => inLane(() => hash(password));

let decoy: Promise<string> | undefined;

/** Costs the same whether or not there is a hash to compare with, so that the time tells nothing. */
export const verifyPassword = async (hashed: string | undefined, password: string): Promise<boolean> => {
  decoy ??= hash('no user has this password');
  const compared = hashed ?? (await decoy);
  const matches = await inLane(() => verify(compared, password));

  return matches && hashed !== undefined;
};

/** Two at a time: node has four threads for such work, and each bearer token and file needs one as well. About a second of work may wait. */
const inLane = createLanes({
  lanes: 2,
  mostWaiting: 40,
  busy: () =>
    new ApiError(503, 'Hay demasiados ingresos a la vez. Espere unos segundos e inténtelo de nuevo.', {
      'Retry-After': '2',
    }),
});
