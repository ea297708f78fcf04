import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { fsyncFolder } from '../../db/durableFs';
import type { Db } from '../../db/schema';
import { RESTORE_MARK } from './tables';

/** Stands from before the first write of a restore until after its last: a restore may be killed between them. */
export interface RestoreMark {
  stands(): Promise<boolean>;
  place(): Promise<void>;
  remove(): Promise<void>;
}

/** For the embedded database, which a restore may have to make first. */
export const markInFolder = (dataDir: string): RestoreMark => {
  const path = join(dataDir, 'restauracion-sin-terminar');

  return {
    stands: async () => existsSync(path),
    async place() {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      writeFileSync(path, '', { mode: 0o600, flush: true });
      fsyncFolder(dataDir);
    },
    async remove() {
      rmSync(path, { force: true });
      fsyncFolder(dataDir);
    },
  };
};

/** For PostgreSQL, whose servers share no folder. */
export const markInTables = (db: Db): RestoreMark => {
  const table = sql.id(RESTORE_MARK);

  return {
    async stands() {
      const { rows } = await sql<{
        name: string | null;
      }>`select to_regclass(${RESTORE_MARK})::text as name`.execute(db);

      return rows[0]?.name != null;
    },
    place: async () => void (await sql`create table if not exists ${table} ()`.execute(db)),
    remove: async () => void (await sql`drop table if exists ${table}`.execute(db)),
  };
};
