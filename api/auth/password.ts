import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../http/errors';

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

/** Two at a time: node has four threads for such work, and each bearer token and file needs one as well. */
const LANES = 2;
/** About a second of work; who comes later had better come again. */
const MOST_WAITING = 40;
let running = 0;
const waiting: (() => void)[] = [];

const inLane = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running < LANES) running += 1;
  else if (waiting.length < MOST_WAITING) await new Promise<void>((resolve) => waiting.push(resolve));
  else throw busy();

  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The lane goes from hand to hand.
    if (next) next();
    else running -= 1;
  }
};

const busy = () =>
  new ApiError(503, 'Hay demasiados ingresos a la vez. Espere unos segundos e inténtelo de nuevo.', {
    'Retry-After': '2',
  });
