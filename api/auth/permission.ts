import type { Call, CallAccess } from '../../contract/call';
import type { Rol } from '../../contract/roles';
import { usuariosCalls } from '../../contract/usuarios';
import { ApiError } from '../http/errors';

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
    clave_ajena: boolean;
  };
}

export const hasRole = ({ user: { rol } }: Session, roles: readonly Rol[]): boolean =>
  rol !== '' && roles.includes(rol);

export const isOpenTo = (session: Session, access: CallAccess): boolean =>
  access === 'session' || (access !== 'public' && hasRole(session, access));

/** The calls of somebody who has to choose an own password first. */
const beforePasswordChange: readonly (Call | undefined)[] = [
  usuariosCalls.profile,
  usuariosCalls.changePassword,
];

export function checkAccess(
  session: Session | undefined,
  access: CallAccess,
  call?: Call,
): asserts session is Session {
  if (!session) throw new ApiError(401, 'Su sesión ha terminado. Ingrese de nuevo.');
  if (!isOpenTo(session, access)) throw new ApiError(403, 'No tiene permiso para realizar esta operación');
  if (session.user.clave_ajena && !beforePasswordChange.includes(call)) {
    throw new ApiError(403, 'Otra persona puso su contraseña: elija primero una propia en Ajustes');
  }
}
