import { sql } from 'kysely';
import type { Db } from '../../db/schema';

interface Week {
  fecha: string;
  fecha_final: string;
}

/**
 * What each of these users sold in a week, in cents, of closed ventas: a sumador what they entered, an administrador
 * what their promotores sold, anybody else nothing.
 */
export const weeklySums = async (
  db: Db,
  userIds: readonly number[],
  { fecha, fecha_final }: Week,
): Promise<ReadonlyMap<number, number>> => {
  if (userIds.length === 0) return new Map();
  const soldBy = (column: string) => sql`(
    select sum(v.total) from ventas v
    where v.${sql.ref(column)} = u.id and v.fecha between ${fecha} and ${fecha_final} and v.estado = 'C'
  )`;

  const { rows } = await sql<{ id: number; suma: number }>`
    select u.id, coalesce(case u.rol
      when 'sumador' then ${soldBy('fk_usuario_sumador')}
      when 'administrador' then ${soldBy('fk_usuario')}
    end, 0)::bigint as suma
    from usuarios u where u.id in (${sql.join(userIds)})`.execute(db);

  return new Map(rows.map(({ id, suma }) => [id, suma]));
};
