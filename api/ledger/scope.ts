import { type RawBuilder, sql } from 'kysely';
import type { Session } from '../access';

/** The administrador whose cash a session asks about: its own, or the one that a superadministrador names; undefined for all. */
export const administradorFor = ({ user }: Session, asked: number | undefined): number | undefined =>
  user.rol === 'superadministrador' ? asked : user.id;

/** Rows of this administrador, or of all, by the column that names theirs. */
export const ofAdministrador = (column: string, fk_usuario: number | undefined): RawBuilder<boolean> =>
  fk_usuario === undefined ? sql`true` : sql`${sql.ref(column)} = ${fk_usuario}`;
