import type { Fila } from '../../contract/importar';
import type { Db } from '../db/schema';
import { atSavepoint } from '../db/transactions';
import { ApiError } from '../http/errors';
import { findAlike } from './alike';
import type { RestTable } from './restTable';
import { inTransaction, type Planned, writeRows } from './write';

interface Queued extends Planned {
  fila: Fila;
}

export const ROWS_AT_ONCE = 500;

/** Reports a refusal; other errors are thrown. */
export const tell = ({ errores }: Fila, error: unknown): void => {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  errores.push({ campo: error.about.fields?.[0] ?? '', texto: error.message });
};

interface Options {
  now: Date;
  owner: number | undefined;
  motivo: string;
  isLookedAt: boolean;
}

/** Each collision costs further statements, and the file is refused anyway. */
const MOST_COLLISIONS = 100;

export const createQueue = (table: RestTable, { now, owner, motivo, isLookedAt }: Options) => {
  const planned: Queued[] = [];
  let collisions = 0;

  /** Halves the rows to find those that an index refuses. */
  const write = async (trx: Db, some: readonly Queued[]): Promise<void> => {
    if (collisions >= MOST_COLLISIONS) return;
    try {
      await atSavepoint(trx, () =>
        inTransaction(trx, table, () => writeRows(table, some, { motivo, isKept: !isLookedAt })),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const [{ fila } = {}, ...others] = some;
      if (fila && others.length === 0) {
        collisions += 1;
        return tell(fila, error);
      }
      const half = Math.ceil(some.length / 2);
      await write(trx, some.slice(0, half));
      await write(trx, some.slice(half));
    }
  };

  /** Reports older records that are alike; two equal rows of one file are no duplicates. */
  const tellAlike = async (trx: Db, some: readonly Queued[]) => {
    if (!isLookedAt || some[0]?.change.before) return;
    const rows = some.map(({ values }) => values);
    const found = await findAlike(trx, table, rows, { owner, before: now });
    for (const [at, parecido] of found) Object.assign(some[at]?.fila ?? {}, { parecido });
  };

  return {
    add: (one: Queued) => planned.push(one),

    async save(trx: Db): Promise<void> {
      const sets = new Map<string, Queued[]>();
      // Changes first: they may free a unique value for a new record.
      for (const one of planned
        .splice(0)
        .sort((a, b) => Number(!a.change.before) - Number(!b.change.before))) {
        const columns = Object.keys(one.values).join();
        sets
          .set(columns, sets.get(columns) ?? [])
          .get(columns)
          ?.push(one);
      }
      for (const set of sets.values()) {
        for (let at = 0; at < set.length; at += ROWS_AT_ONCE) {
          const some = set.slice(at, at + ROWS_AT_ONCE);
          await tellAlike(trx, some);
          await write(trx, some);
        }
      }
    },
  };
};
