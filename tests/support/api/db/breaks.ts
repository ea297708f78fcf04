import { sql } from 'kysely';
import type { Db } from '../../../../api/db/schema';

/** Statements that break the engine of PGlite. */
export const breaks = {
  /**
   * PostgreSQL nests one OR for each pair, until the stack of the process ends inside the engine. The deeper its
   * code is optimized the more pairs fit: 3,000 were once answered.
   */
  async 'a deeply nested statement'(db: Db) {
    const pairs = sql.raw(Array.from({ length: 30_000 }, (_, index) => `(1, ${index})`).join());
    await sql`select from (select 1 as uno, generate_series(1, 9) as dos) filas
      where (uno, dos) in (${pairs})`.execute(db);
  },

  async 'a copy from nowhere'(db: Db) {
    await sql`create temp table copias (id integer)`.execute(db);
    await sql`copy copias from stdin`.execute(db);
  },
};
