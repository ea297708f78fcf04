import { sql } from 'kysely';
import type { Call } from '../../../contract/call';
import type { usuariosCalls } from '../../../contract/usuarios';
import type { RequestOf } from '../../answer/answer';
import { hashPassword } from '../../auth/password';
import type { Session } from '../../auth/permission';
import { closeSessionsOf } from '../../auth/sessions';
import { joinTransaction } from '../../db/transactions';
import { changedBy, changesOf, createdBy, record } from '../../history/historial';
import { ApiError, outdated, refusedField } from '../../http/errors';
import { amountsOf, findForUpdate, formFields } from './queries';
import { checkPrincipal, keepOneSuperadministrador, refuseOwnPrincipal, refuseUsername } from './rules';

type Write<C extends Call> = Pick<RequestOf<C>, 'db' | 'session' | 'body' | 'now'> & { motivo?: string };

interface Creation extends Write<typeof usuariosCalls.create> {
  hash?: (password: string) => Promise<string>;
}

export const createUsuario = async ({
  db,
  session,
  now,
  body: { password, usuarioPrincipal, usuarioCreacion: _, ...data },
  motivo,
  hash = hashPassword,
}: Creation): Promise<void> => {
  refuseUsername(password, data.username);
  await checkPrincipal(db, usuarioPrincipal);

  const password_hash = await hash(password);

  await joinTransaction(db, async (trx) => {
    const created = await trx
      .insertInto('usuarios')
      .values({
        ...data,
        password_hash,
        clave_ajena: true,
        fk_usuario_principal: usuarioPrincipal,
        ...createdBy(session.user, now),
      })
      .onConflict((conflict) => conflict.expression(sql`lower(username)`).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) throw refusedField('username', TAKEN, 409);

    await record(trx, { ...historyEntry(created.id, session, now), accion: 'creación', motivo });
  });
};

const TAKEN = 'Ya existe un usuario con ese username';

const historyEntry = (id: number, { user }: Session, now: Date) => ({ recurso: 'usuarios', id, user, now });

/** Disabling a user ends their sessions. Returns the new version. */
export const updateUsuario = ({
  db,
  session,
  now,
  body: { id, usuarioPrincipal, usuarioActualizacion: _, version, ...data },
  motivo,
}: Write<typeof usuariosCalls.update>): Promise<number> =>
  joinTransaction(db, async (trx) => {
    await keepOneSuperadministrador(trx, { id, ...data });
    const { record: before } = (await findForUpdate(trx, sql`id = ${id}`)) ?? {};
    if (!before) throw new ApiError(404, 'No existe el usuario');
    if (version !== undefined && version !== before.version) throw outdated();

    if (usuarioPrincipal === id) refuseOwnPrincipal(data.rol);
    else if (usuarioPrincipal !== before.fk_usuario_principal) await checkPrincipal(trx, usuarioPrincipal);

    const after = { ...data, fk_usuario_principal: usuarioPrincipal };
    const next = before.version + 1;
    await trx
      .updateTable('usuarios')
      .set({ ...after, version: next, ...changedBy(session.user, now) })
      .where('id', '=', id)
      .execute();
    await record(trx, {
      ...historyEntry(id, session, now),
      accion: 'modificación',
      motivo,
      cambios: changesOf(formFields, before, { ...after, ...amountsOf(after) }),
    });
    if (data.estado === 'I') await closeSessionsOf(trx, id, now);

    return next;
  });
