import { hash, verify } from '@node-rs/argon2';
import { trimPassword } from '../../contract/usuarios';
import { ApiError } from '../http/errors';
import { createLanes } from '../http/lanes';

/** argon2id with its default cost (19 MiB, two passes). */
export const hashPassword = (password: string): Promise<string> => inLane(() => hash(trimPassword(password)));

let decoy: Promise<string> | undefined;

/** As it is, for passwords of older releases, or trimmed. Takes the same time with and without a hash to compare with. */
export const verifyPassword = async (hashed: string | undefined, password: string): Promise<boolean> => {
  decoy ??= hash('no user has this password');
  const compared = hashed ?? (await decoy);
  for (const typed of new Set([password, trimPassword(password)])) {
    if (await inLane(() => verify(compared, typed))) return hashed !== undefined;
  }

  return false;
};

export const busy = (): ApiError =>
  new ApiError(503, 'Hay demasiados ingresos a la vez. Espere unos segundos e inténtelo de nuevo.', {
    'Retry-After': '2',
  });

/** Leaves some of Node's four worker threads to tokens and files. Forty waiting are about a second of work. */
const inLane = createLanes({
  lanes: 2,
  mostWaiting: 40,
  busy,
});
