import type { Trx } from '../db/schema';
import { ApiError } from '../http/errors';

/** Refuses pictures that neither stood in the record before nor were uploaded by who writes it. */
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
    // The sweep waits for whoever is about to name them, and whoever comes after the sweep finds none.
    .forKeyShare()
    .execute();
  if (own.length < added.length) throw new ApiError(422, 'No existe el archivo: cárguelo de nuevo');
};
