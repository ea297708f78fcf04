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

const allowedBeforePasswordChange: readonly Call[] = [usuariosCalls.profile, usuariosCalls.changePassword];

export const checkPassword = (call: Call | undefined, { user }: Session): void => {
  if (!user.clave_ajena || (call && allowedBeforePasswordChange.includes(call))) return;

  throw new ApiError(403, 'Otra persona puso su contraseña: elija primero una propia en Ajustes');
};

export function checkAccess(access: CallAccess, session: Session | undefined): asserts session is Session {
  if (!session) throw new ApiError(401, 'Su sesión ha terminado. Ingrese de nuevo.');
  if (access === 'session') return;

  const { rol } = session.user;
  if (rol === '' || !Array.isArray(access) || !access.includes(rol)) {
    throw new ApiError(403, 'No tiene permiso para realizar esta operación');
  }
}
