import { ApiError } from '../../errors';
import type { Change } from '../../rest/restTable';
import { isEnabledAdministrador } from '../usuarios/isEnabledAdministrador';

interface Owned {
  [column: string]: unknown;
  fk_usuario?: number | null | undefined;
}

/** Whose promotor it is: an administrador's own, else the one asked for, who must be enabled if new. */
export const administradorOf = async ({
  trx,
  session: { user },
  data: { fk_usuario },
  before,
}: Change<Owned, { fk_usuario: number }>): Promise<number> => {
  if (user.rol !== 'superadministrador') return user.id;
  if (fk_usuario == null) throw new ApiError(422, 'Elija el administrador del promotor');
  if (fk_usuario === before?.fk_usuario) return fk_usuario;

  if (!(await isEnabledAdministrador(trx, fk_usuario))) {
    throw new ApiError(422, 'El promotor debe ser de un administrador habilitado');
  }

  return fk_usuario;
};
