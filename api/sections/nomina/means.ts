import { sql } from 'kysely';
import type { Db } from '../../db/schema';

const WEEKS = 8;
/** Fewer tell nothing. */
const FEWEST = 4;

/** By user: the mean of what their last eight nominas before a Monday paid, in cents. Who has fewer than four is missing. */
export const readMeans = async (
  db: Db,
  ids: readonly number[],
  monday: string,
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; media: number }>`
    select asked.id, round(avg(line.total))::bigint as media
    from unnest(${ids}::bigint[]) as asked(id) cross join lateral (
      select d.total from detalle_nominas d join nominas n on n.id = d.fk_nomina
      where d.fk_usuario = asked.id and n.fecha < ${monday}::date order by d.fk_nomina desc limit ${WEEKS}
    ) line group by asked.id having count(*) >= ${FEWEST}`.execute(db);

  return new Map(rows.map(({ id, media }) => [id, media]));
};
