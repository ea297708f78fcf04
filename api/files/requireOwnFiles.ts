import type { Trx } from '../db/schema';
import { ApiError } from '../http/errors';

/** Refuses pictures that were neither in the record before nor uploaded by the writer. */
export const requireOwnFiles = async (
  trx: Trx,
  user: { id: number },
  paths: string,
  before = '',
): Promise<void> => {
  const known = before.split(',');
  const added = [...new Set(paths.split(','))].filter((path) => path !== '' && !known.includes(path));
  if (added.length === 0) return;

  const own = await trx
    .selectFrom('archivos')
    .select('ruta')
    .where('ruta', 'in', added)
    .where('fk_usuario', '=', user.id)
    // Makes the sweep wait until the record names them.
    .forKeyShare()
    .execute();
  if (own.length < added.length) throw new ApiError(422, 'No existe el archivo: cárguelo de nuevo');
};
