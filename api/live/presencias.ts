import { sql } from 'kysely';
import { CHANNEL } from '../db/listen';
import type { Db } from '../db/schema';

/** Presences of a killed process expire. */
const GONE = sql`interval '60 seconds'`;

export interface Place {
  recurso: string;
  id: number;
}

/** A page opens a record and leaves its last one; who has one of them open is told. */
export const enter = async (
  db: Db,
  { flujo, fk_usuario, recurso, id }: Place & { flujo: string; fk_usuario: number },
): Promise<void> => {
  await sql`
    with before as (select recurso, fk_registro from presencias where flujo = ${flujo}),
    entered as (
      insert into presencias as p (flujo, fk_usuario, recurso, fk_registro)
      values (${flujo}, ${fk_usuario}, ${recurso}, ${id})
      on conflict (flujo) do update
      set recurso = excluded.recurso, fk_registro = excluded.fk_registro, visto = now()
      where p.fk_usuario = excluded.fk_usuario
      returning recurso, fk_registro
    ),
    moved as (
      (select * from before except select * from entered) union all (select * from entered except select * from before)
    )
    select ${told} from moved`.execute(db);
};

export const leave = async (db: Db, flujos: readonly string[], fk_usuario?: number): Promise<void> => {
  if (flujos.length === 0) return;
  const own = fk_usuario === undefined ? sql`true` : sql`fk_usuario = ${fk_usuario}`;
  await sql`
    with gone as (
      delete from presencias where flujo in (${sql.join(flujos)}) and ${own} returning recurso, fk_registro
    )
    select ${told} from gone`.execute(db);
};

const told = sql`pg_notify(${CHANNEL}, json_build_object(
  'recurso', recurso, 'tipo', 'presence', 'ids', json_build_array(fk_registro))::text)`;

/** Keeps these streams; deletes those long unseen. */
export const stay = async (db: Db, flujos: readonly string[]): Promise<void> => {
  await sql`update presencias set visto = now() where flujo in (${sql.join(flujos)})`.execute(db);
  await sql`delete from presencias where visto < now() - 10 * ${GONE}`.execute(db);
};

export const othersAt = async (db: Db, { recurso, id }: Place, fk_usuario: number) => {
  const users = await db
    .selectFrom('usuarios')
    .select(['id', 'nombre', 'apellido'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('presencias')
        .select('fk_usuario')
        .where('recurso', '=', recurso)
        .where('fk_registro', '=', id)
        .where('fk_usuario', '<>', fk_usuario)
        .where(sql<boolean>`visto > now() - ${GONE}`),
    )
    .orderBy('nombre')
    .orderBy('id')
    .limit(MOST_NAMED)
    .execute();

  return users;
};

const MOST_NAMED = 5;

export const streamsAt = async (db: Db, recurso: string, ids: readonly number[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('presencias')
    .select('flujo')
    .where('recurso', '=', recurso)
    .where('fk_registro', 'in', ids)
    .execute();

  return rows.map(({ flujo }) => flujo);
};
