import { type RawBuilder, sql } from 'kysely';
import type { Rol } from '../../contract/roles';
import type { Session } from '../auth/permission';
import { byName } from '../db/names';
import type { Db, Trx } from '../db/schema';
import { answerIn, onceIn } from '../db/transactions';
import { refusedField } from '../http/errors';
import { ownerOf } from './owner';

export const isEnabled = (rol: Rol, alias = 'usuarios'): RawBuilder<boolean> =>
  sql`(${sql.ref(`${alias}.rol`)} = ${rol} and ${sql.ref(`${alias}.estado`)} = 'A')`;

export const enabledAdministradores = (db: Db) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido'])
    .where(isEnabled('administrador'))
    .orderBy(byName('usuarios'));

export const isEnabledAdministrador = async (db: Db, id: number): Promise<boolean> =>
  (await enabledAdministradores(db).where('id', '=', id).executeTakeFirst()) !== undefined;

/** Enabled, or disabled with a box that is not empty yet: it is settled (domain: A disabled administrador). */
export const administradoresToSettle = (db: Db) =>
  db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido', 'estado'])
    .where('rol', '=', 'administrador')
    .where(
      sql<boolean>`(estado = 'A' or
        (select coalesce(sum(saldos.valor), 0) from saldos where saldos.fk_usuario = usuarios.id) <> 0)`,
    )
    .orderBy(byName('usuarios'));

const isToSettle = async (db: Db, id: number): Promise<boolean> =>
  (await administradoresToSettle(db).where('id', '=', id).executeTakeFirst()) !== undefined;

/** Whether a new record may belong to an administrador; `settles`: it may empty the box of a disabled one. */
export const mayReceive = (trx: Trx, id: number, settles: boolean): Promise<boolean> =>
  onceIn(trx, mayOwn(id, settles), () => (settles ? isToSettle : isEnabledAdministrador)(trx, id));

/** Tables without users come from a first start or an interrupted restore. */
export const hasUsers = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('usuarios').select('id').limit(1).executeTakeFirst()) !== undefined;

interface Asked {
  trx: Trx;
  session: Session;
  asked: unknown;
  before: unknown;
  /** 'del gasto'. */
  of: string;
  field: string;
  settles: boolean;
}

/** The owner of a record: the session's administrador, or the requested one, who must be enabled if new. */
export const administradorOf = async ({
  trx,
  session,
  asked,
  before,
  of,
  field,
  settles,
}: Asked): Promise<number> => {
  const owner = ownerOf(session);
  if (owner !== undefined) return owner;
  const wanted = asked === undefined ? before : asked;
  if (typeof wanted !== 'number') throw refusedField(field, `Elija el administrador ${of}`);
  if (wanted !== before && !(await mayReceive(trx, wanted, settles))) {
    throw refusedField(field, `El administrador ${of} debe estar habilitado`);
  }

  return wanted;
};

/** Asks about the owners of many rows at once: administradorOf then sends no statement for them. Returns those that may. */
export const askAdministradores = async (
  trx: Trx,
  ids: readonly number[],
  settles: boolean,
): Promise<number[]> => {
  if (ids.length === 0) return [];
  const found = await (settles ? administradoresToSettle : enabledAdministradores)(trx)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  const known = new Set(found.map(({ id }) => id));
  for (const id of ids) answerIn(trx, mayOwn(id, settles), known.has(id));

  return ids.filter((id) => known.has(id));
};

const mayOwn = (id: number, settles: boolean) => `administrador ${id} ${settles}`;
