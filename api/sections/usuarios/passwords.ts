import { trimPassword, type usuariosCalls } from '../../../contract/usuarios';
import type { RequestOf } from '../../answer/answer';
import { forgiveName, ownPasswordOf, tryPassword } from '../../auth/attempts';
import { hashPassword, verifyPassword } from '../../auth/password';
import { closeSessionsOf } from '../../auth/sessions';
import { changedBy, record } from '../../history/historial';
import { ApiError, refusedField } from '../../http/errors';
import { isOwnStaff } from './queries';
import { refuseUsername } from './rules';

const CHANGED = { message: 'Contraseña actualizada correctamente' };

/** Another's password (SPEC 6.2): ends their sessions and forgives failed sign-ins; they have to choose their own. */
export const setPassword = async (change: RequestOf<typeof usuariosCalls.setPassword>) => {
  const { db, session, body, now } = change;
  const { user } = session;
  const { id, password } = body;
  if (id === user.id) throw new ApiError(422, 'Cambie su propia contraseña en Ajustes');
  const password_hash = await hashPassword(password);

  await db.transaction().execute(async (trx) => {
    const other = await trx
      .selectFrom('usuarios')
      .select(['id', 'username', 'rol', 'fk_usuario_principal'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!other) throw new ApiError(404, 'No existe el usuario');
    if (user.rol !== 'superadministrador' && !isOwnStaff(other, user.id)) {
      throw new ApiError(403, 'Solo puede cambiar la contraseña de su propio personal');
    }
    refuseUsername(password, other.username);

    await trx
      .updateTable('usuarios')
      .set({ password_hash, clave_ajena: true, ...changedBy(user, now) })
      .where('id', '=', id)
      .execute();
    await closeSessionsOf(trx, id, now);
    await forgiveName(trx, other.username);
    await record(trx, 'usuarios', change, { id, accion: 'contraseña' });
  });

  return CHANGED;
};

/** One's own password: ends all other sessions. */
export const changePassword = async (change: RequestOf<typeof usuariosCalls.changePassword>) => {
  const { db, session, body, now } = change;
  const { id, current_password, new_password, confirmation_password } = body;
  if (id !== session.user.id) throw new ApiError(403, 'Solo puede cambiar su propia contraseña');
  if (new_password !== confirmation_password) throw new ApiError(422, 'Las contraseñas no coinciden');
  if (new_password === trimPassword(current_password)) {
    throw new ApiError(422, 'La nueva contraseña debe ser distinta de la actual');
  }

  const { username, password_hash } = await db
    .selectFrom('usuarios')
    .select(['username', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  refuseUsername(new_password, username);
  await tryPassword(
    db,
    ownPasswordOf(id),
    () => now,
    async () => {
      if (!(await verifyPassword(password_hash, current_password))) throw wrongPassword();
    },
  );

  const replacement = await hashPassword(new_password);
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('usuarios')
      .set({ password_hash: replacement, clave_ajena: false, ...changedBy(session.user, now) })
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw wrongPassword();
    await closeSessionsOf(trx, id, now, session.id);
    await record(trx, 'usuarios', change, { id, accion: 'contraseña' });
  });

  return CHANGED;
};

const wrongPassword = () => refusedField('current_password', 'La contraseña actual no es correcta');
