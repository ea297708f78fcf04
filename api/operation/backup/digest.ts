import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db } from '../../db/schema';
import { readTableNames } from './tables';

/** Tells whether two tables hold the same rows, in whatever order. */
export const Digest = z.object({ filas: z.number(), suma: z.string() });

export type Digests = Record<string, z.infer<typeof Digest>>;

/**
 * Counts each table, and adds up 60 bits of the MD5 of each row. From here on the transaction writes instants in UTC:
 * they are part of the rows.
 */
export const readDigests = async (trx: Db): Promise<Digests> => {
  await sql`set local timezone to 'UTC'`.execute(trx);
  const digests: Digests = {};
  for (const table of await readTableNames(trx)) {
    const { rows } = await sql<z.infer<typeof Digest>>`
      select count(*) as filas,
        coalesce(sum(('x' || left(md5(row_to_json(t)::text), 15))::bit(60)::bigint), 0)::text as suma
      from ${sql.id(table)} t`.execute(trx);
    if (rows[0]) digests[table] = rows[0];
  }

  return digests;
};
