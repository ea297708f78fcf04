import type { Call, CallAccess } from '../../contract/call';
import type { Rol } from '../../contract/roles';
import { usuariosCalls } from '../../contract/usuarios';
import { ApiError } from '../http/errors';

/** Whoever makes a request: the live session and its user, as the database holds them now. */
export interface Session {
  id: string;
  ultimo_uso: string | null;
  user: {
    id: number;
    nombre: string;
    apellido: string;
    rol: Rol | '';
    fk_usuario_principal: number | null;
    ultima_conexion: string | null;
    /** Whether somebody else set the password. */
    clave_ajena: boolean;
  };
}

/** What is left to whoever signs in with a password that somebody else set. */
const ON_THE_WAY_TO_ONES_OWN: readonly Call[] = [usuariosCalls.profile, usuariosCalls.changePassword];

/** Refuses what the user may not do before having a password that nobody else knows. */
export const checkPassword = (call: Call | undefined, { user }: Session): void => {
  if (!user.clave_ajena || (call && ON_THE_WAY_TO_ONES_OWN.includes(call))) return;

  throw new ApiError(403, 'Otra persona puso su contraseña: elija primero una propia en Ajustes');
};

/** Refuses with 401 without a live session, with 403 where the role may not, or where nobody said who may. */
export function checkAccess(access: CallAccess, session: Session | undefined): asserts session is Session {
  if (!session) throw new ApiError(401, 'Su sesión ha terminado. Ingrese de nuevo.');
  if (access === 'session') return;

  const { rol } = session.user;
  if (rol === '' || !Array.isArray(access) || !access.includes(rol)) {
    throw new ApiError(403, 'No tiene permiso para realizar esta operación');
  }
}
