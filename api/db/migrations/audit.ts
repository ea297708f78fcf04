import { sql } from 'kysely';

export const audit = sql`
  fk_usuario_creacion bigint references usuarios,
  fk_usuario_actualizacion bigint references usuarios,
  fecha_creacion timestamptz(3) not null default now(),
  fecha_actualizacion timestamptz(3) not null default now(),
  version bigint not null default 1`;
