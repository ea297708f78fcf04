import { type Kysely, sql } from 'kysely';

/** Finds the pictures that a history names; a picture that is being deleted can no longer be named. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table archivos add column retirado boolean not null default false`.execute(db);
  await sql`create function rutas_de(cambios jsonb) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct ruta), '{}') from jsonb_array_elements(cambios) cambio,
      unnest(string_to_array(cambio ->> 'antes', ',') || string_to_array(cambio ->> 'despues', ',')) ruta
    where ruta like 'comprobantes/%'
  $$`.execute(db);
  await sql`create index historial_rutas on historial using gin (rutas_de(cambios))
    where cambios::text like '%comprobantes/%'`.execute(db);
};
