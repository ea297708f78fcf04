import { isPersonal } from '../../../contract/roles';
import { isUsername } from '../../../contract/usuarios';
import type { Db, Trx } from '../../db/schema';
import { ApiError, refusedField } from '../../http/errors';
import { isEnabled, isEnabledAdministrador } from '../../ownership/usuarios';

export const refuseUsername = (password: string, username: string): void => {
  if (isUsername(password, username)) {
    throw refusedField('password', 'La contraseña no puede ser igual al username');
  }
};

interface Principal {
  rol: string;
  principal: number | null;
  before: { id: number; fk_usuario_principal: unknown } | undefined;
}

/** Only a new principal has to be enabled. */
export const checkPrincipal = async (db: Db, { rol, principal, before }: Principal): Promise<void> => {
  if (principal === null) return;
  if (!isPersonal(rol)) {
    throw refusedPrincipal('Un administrador no tiene usuario principal: déjelo vacío');
  }
  if (principal === before?.id) throw refusedPrincipal('Un usuario no puede ser su propio usuario principal');
  if (principal !== before?.fk_usuario_principal && !(await isEnabledAdministrador(db, principal))) {
    throw refusedPrincipal('El usuario principal debe ser un administrador habilitado');
  }
};

const refusedPrincipal = (text: string) => refusedField('fk_usuario_principal', text);

/** Locks all enabled superadministradores, so that two requests see each other. */
export const keepOneSuperadministrador = async (
  trx: Trx,
  after: { id: number; rol: string; estado: string },
): Promise<void> => {
  if (after.rol === 'superadministrador' && after.estado === 'A') return;

  const enabled = await trx
    .selectFrom('usuarios')
    .select('id')
    .where(isEnabled('superadministrador'))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

  if (enabled.length === 1 && enabled[0]?.id === after.id) {
    throw new ApiError(409, 'Debe quedar al menos un súper administrador habilitado');
  }
};
