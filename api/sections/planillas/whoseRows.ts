import type { Kysely } from 'kysely';
import type { Session } from '../../access';
import type { Schema } from '../../db/schema';

/** No user's id: a sumador who works for nobody reads nothing. */
const NOBODY = 0;

/** Whose rows a session reads on the sheets: those of one administrador, or undefined for all. */
export const whoseRows = async (
  db: Kysely<Schema>,
  { user }: Session,
  asked: number | undefined,
): Promise<number | undefined> => {
  if (user.rol === 'administrador') return user.id;
  if (user.rol !== 'sumador') return asked;

  const { fk_usuario_principal } = await db
    .selectFrom('usuarios')
    .select('fk_usuario_principal')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();

  return fk_usuario_principal ?? NOBODY;
};
