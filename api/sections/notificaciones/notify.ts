import type { Rol } from '../../../contract/roles';
import type { Trx } from '../../db/schema';
import { businessDay, businessTime } from '../../ledger/clock';
import { concerns } from '../../ownership/owner';

interface Message {
  mensaje: string;
  /** The premio that it speaks of. */
  secuencia: number;
  now: Date;
}

/** A notification for each of these users, once each. */
export const notify = async (
  trx: Trx,
  userIds: readonly (number | null)[],
  { mensaje, secuencia, now }: Message,
): Promise<void> => {
  const ids = [...new Set(userIds)].filter((id) => id !== null);
  if (ids.length === 0) return;

  await trx
    .insertInto('notificaciones')
    .values(
      ids.map((fk_usuario) => ({
        fk_usuario,
        mensaje,
        secuencia,
        fecha: businessDay(now),
        hora: businessTime(now),
      })),
    )
    .execute();
};

/** The enabled users of a role who have to do with what is this administrador's. */
export const usersOf = async (trx: Trx, rol: Rol, fk_usuario: number): Promise<number[]> => {
  const users = await trx
    .selectFrom('usuarios')
    .select('id')
    .where('rol', '=', rol)
    .where('estado', '=', 'A')
    .where(concerns(fk_usuario))
    .execute();

  return users.map(({ id }) => id);
};
