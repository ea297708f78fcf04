import { ownerOf } from '../../access/owner';
import { ApiError } from '../../http/errors';
import type { Change } from '../../rest/restTable';
import { isEnabledAdministrador } from './isEnabledAdministrador';

interface Owned {
  [column: string]: unknown;
  fk_usuario?: number | null | undefined;
}

/** Whose record it is: an administrador's own, else the one asked for, who must be enabled if new; `of` is 'del gasto'. */
export const administradorOf = async (
  {
    trx,
    session,
    data: { fk_usuario },
    before,
  }: Pick<Change<Owned, { fk_usuario: number }>, 'trx' | 'session' | 'data' | 'before'>,
  of: string,
): Promise<number> => {
  const owner = ownerOf(session);
  if (owner !== undefined) return owner;
  if (fk_usuario == null) throw new ApiError(422, `Elija el administrador ${of}`);
  if (fk_usuario === before?.fk_usuario) return fk_usuario;

  if (!(await isEnabledAdministrador(trx, fk_usuario))) {
    throw new ApiError(422, `El administrador ${of} debe estar habilitado`);
  }

  return fk_usuario;
};
