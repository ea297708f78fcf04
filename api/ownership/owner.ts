import { type RawBuilder, sql } from 'kysely';
import { namesOf } from '../../contract/derive';
import { restSections } from '../../contract/restSections';
import type { Session } from '../auth/permission';
import type { Db } from '../db/schema';

type Condition = RawBuilder<boolean>;

/** Matches no administrador: a user without a principal sees no records. */
const NOBODY = 0;

/** The administrador whose records a session may access, undefined for all. Every section uses this. */
export const ownerOf = ({ user: { id, rol, fk_usuario_principal } }: Session): number | undefined => {
  switch (rol) {
    case 'superadministrador':
      return undefined;
    case 'administrador':
      return id;
    case 'premiacion':
    case 'revisor':
      return fk_usuario_principal ?? undefined;
    case 'sumador':
      return fk_usuario_principal ?? NOBODY;
    case '':
      return NOBODY;
    default:
      return nobody(rol);
  }
};

/** A role without its case above does not compile, and sees nothing. */
const nobody = (_: never): number => NOBODY;

export const owns = (session: Session, fk_usuario: number): boolean =>
  [undefined, fk_usuario].includes(ownerOf(session));

/** The session's administrador, or the requested one if the session may see all. */
export const ownerFor = (session: Session, asked: number | undefined): number | undefined =>
  ownerOf(session) ?? asked;

export const ownedBy = (column: string, owner: number | undefined): Condition =>
  owner === undefined ? sql`true` : sql`${sql.ref(column)} = ${owner}`;

export type OwnedTable = (typeof restSections)[number]['name'] | 'usuarios';

/** Owner columns of each simple REST section; without any, its records belong to everybody. */
const ownerColumns = Object.fromEntries([
  ['usuarios', []],
  ...restSections.map(({ name, fields }) => [
    name,
    namesOf(fields, ({ owner, seenBy }) => Boolean(owner ?? seenBy)),
  ]),
]) as Record<OwnedTable, readonly string[]>;

export const tableOf = (name: string): OwnedTable => {
  if (!isOwned(name)) throw new Error(`${name} is no section of contract/restSections.ts`);

  return name;
};

const isOwned = (name: string): name is OwnedTable => name in ownerColumns;

export const mayWrite = (
  table: OwnedTable,
  session: Session,
  values: Readonly<Record<string, unknown>>,
): boolean => {
  const owner = ownerOf(session);
  const columns = ownerColumns[table];

  return owner === undefined || columns.length === 0 || columns.some((column) => values[column] === owner);
};

export const recordsOf = (table: OwnedTable, owner: number | undefined): Condition => {
  const columns = ownerColumns[table];
  if (owner === undefined || columns.length === 0) return sql`true`;

  return sql`(${sql.join(
    columns.map((column) => ownedBy(column, owner)),
    sql` or `,
  )})`;
};

/** Owners by record id; undefined if public. Deleted records are omitted. */
export const ownersOf = async (
  db: Db,
  table: OwnedTable | 'nominas' | 'notificaciones',
  ids: readonly number[],
): Promise<Map<number, readonly number[] | undefined>> => {
  const columns = isOwned(table) ? ownerColumns[table] : ['fk_usuario'];
  if (columns.length === 0) return new Map(ids.map((id) => [id, undefined]));

  const { rows } = await sql<{ id: number; owners: number[] }>`
    select id, json_build_array(${sql.join(columns.map((column) => sql.ref(column)))}) as owners
    from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(db);

  return new Map(rows.map(({ id, owners }) => [id, owners]));
};

/** The users of a role who may access this administrador's records: the inverse of ownerOf. */
export const concerns = (fk_usuario: number): Condition =>
  sql`(fk_usuario_principal is null or fk_usuario_principal = ${fk_usuario})`;
