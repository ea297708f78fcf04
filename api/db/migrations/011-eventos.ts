import { type Kysely, sql } from 'kysely';

/** Triggers notify all processes of each committed change, with ids only. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/** 400 ids of 15 digits fit into the 8,000 bytes of a notice. */
const MOST_IDS = 400;

/** One notice for all records of a statement. */
const tell = (recurso: string, tipo: string, id: string) => `
  perform pg_notify('eventos', json_build_object('recurso', recurso, 'tipo', tipo, 'ids', json_agg(id))::text)
  from (
    select ${recurso} as recurso, ${tipo} as tipo, ${id} as id, (row_number() over (order by id) - 1) / ${MOST_IDS} as parte
    from nuevas
  ) told
  group by recurso, tipo, parte;
  return null;`;

const triggerFor = (table: string, event: 'insert' | 'update', body: string) => [
  `create function ${table}_${event}_eventos() returns trigger language plpgsql as $$ begin ${body} end $$`,
  `create trigger ${table}_${event}_eventos after ${event} on ${table} referencing new table as nuevas
    for each statement execute function ${table}_${event}_eventos()`,
];

const statements = [
  // Every write of a section adds a row here, in its own transaction.
  ...triggerFor(
    'historial',
    'insert',
    tell('recurso', `case accion when 'creación' then 'created' else 'updated' end`, 'fk_registro'),
  ),
  ...triggerFor('notificaciones', 'insert', tell(`'notificaciones'`, `'created'`, 'id')),
  ...triggerFor('notificaciones', 'update', tell(`'notificaciones'`, `'updated'`, 'id')),

  // Each process looks up which of its open streams lost their session.
  `create function sesiones_eventos() returns trigger language plpgsql as $$ begin
    perform pg_notify('eventos', '{"recurso":"sesiones","tipo":"updated","ids":[]}');
    return null;
  end $$`,
  `create trigger sesiones_eventos after update of fecha_cierre on sesiones
    for each statement execute function sesiones_eventos()`,

  // Unused; a later migration may drop it (ADR 030).
  `create table presencias (
    flujo text primary key,
    fk_usuario bigint not null references usuarios,
    recurso text not null,
    fk_registro bigint not null,
    visto timestamptz not null default now()
  )`,
  `create index presencias_registro on presencias (recurso, fk_registro)`,
  `create index presencias_visto on presencias (visto)`,
];
