import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema';

/** What tells two tables apart, whatever the order of their rows. */
export interface Digest {
  rows: number;
  /** 15 hexadecimal digits. */
  sum: string;
}

const MOST = 2n ** 60n;

/** Of each row the first 60 bits of its checksum, added up: the database holds no more than one of them at a time. */
export const digestOf = async (db: Kysely<Schema>, table: string): Promise<Digest> => {
  const { rows } = await sql<{ rows: number; sum: string }>`
    select count(*) as rows,
      coalesce(sum(('x' || left(md5(row_to_json(t)::text), 15))::bit(60)::bigint), 0)::text as sum
    from ${sql.id(table)} t`.execute(db);
  const { rows: count, sum } = rows[0] ?? { rows: 0, sum: '0' };

  return { rows: count, sum: inHex(BigInt(sum)) };
};

/** The same of pieces as they come. */
export const digester = () => {
  let rows = 0;
  let sum = 0n;

  return {
    add(...parts: readonly (string | Uint8Array)[]) {
      const hash = createHash('sha256');
      for (const part of parts) hash.update(part);
      rows += 1;
      sum += BigInt(`0x${hash.digest('hex').slice(0, 15)}`);
    },
    digest: (): Digest => ({ rows, sum: inHex(sum) }),
  };
};

const inHex = (sum: bigint): string => (sum % MOST).toString(16).padStart(15, '0');
