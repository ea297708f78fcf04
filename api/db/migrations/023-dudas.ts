import { type Kysely, sql } from 'kysely';

/**
 * How often a draw pays the valor of a colilla (0: not told), amounts that were saved in spite of a doubt, and ventas by
 * their colillas.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table sorteos add column paga int not null default 0`.execute(db);
  await sql`create table dudas (
    id bigint generated always as identity primary key,
    recurso text not null,
    fk_registro bigint not null,
    fk_usuario_dueno bigint references usuarios,
    valor bigint not null,
    texto text not null,
    motivo text not null,
    fk_usuario bigint not null references usuarios,
    fecha timestamptz(3) not null
  )`.execute(db);
  await sql`create index dudas_recientes on dudas (fecha desc, id desc)`.execute(db);
  await sql`create index detalle_ventas_colilla on detalle_ventas (colilla, fk_venta)`.execute(db);
  await sql`create index detalle_nominas_usuario on detalle_nominas (fk_usuario, fk_nomina)`.execute(db);
  await sql`create index premios_vendedor on premios (fk_vendedor, fecha)`.execute(db);
};
