import { sql } from 'kysely';
import { turnoDe } from '../../../contract/turno';
import type { Session } from '../../auth/permission';
import type { Condition } from '../../rest/restTable';

/** Premios that wait for this user: of the role's estados those that whyOthers of the contract lets them act on. */
export const isTurnOf = ({ user: { id, rol } }: Session): Condition => {
  const estados = turnoDe(rol);
  if (estados.length === 0) return sql`false`;

  // Written out, not as parameters: the index of open premios holds no others.
  return sql`(
    estado in (${sql.join(estados.map((estado) => sql.lit(estado)))})
    and (estado <> 'PENDIENTE'
      or (fk_usuario_creacion is distinct from ${id} and fk_usuario_correccion is distinct from ${id}))
    and (estado <> 'REVISADO' or fk_usuario_revisor is distinct from ${id})
    and ${rol === 'superadministrador' ? sql`fk_usuario_paso is distinct from ${id}` : sql`true`}
  )`;
};
