import type { Fila } from '../../contract/importar';
import type { Trx } from '../db/schema';
import { atSavepoint } from '../db/transactions';
import { ApiError, refusedFields } from '../http/errors';
import { findAlike } from './alike';
import type { RestTable, Stored, Values } from './restTable';
import { findTaken } from './taken';
import { type Doubts, findDoubts } from './unusual';
import { inTransaction, type Planned, writeRows } from './write';

interface Queued extends Planned {
  fila: Fila;
}

/** A record as it was before, and what was written; undefined for a new one. */
export interface Written {
  id: number;
  before: Stored | undefined;
  values: Values | undefined;
}

export const isFaulty = ({ errores }: Fila): boolean => errores.length > 0;

export const ROWS_AT_ONCE = 1_000;

/** Reports a refusal; other errors are thrown. */
const tell = ({ errores }: Fila, error: unknown): void => {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  errores.push({ campo: error.about.fields?.[0] ?? '', texto: error.message });
};

export const telling = async (fila: Fila, work: () => void | Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    tell(fila, error);
  }
};

export const newFila = (): Fila => ({
  resultado: 'nueva',
  id: null,
  version: null,
  cambios: [],
  errores: [],
  parecido: null,
  inhabilitada: false,
  duda: '',
  importes: [],
});

interface QueueOptions {
  now: Date;
  owner: number | undefined;
  motivo: string;
}

export const createQueue = (table: RestTable, { now, owner, motivo }: QueueOptions) => {
  const changes: Queued[] = [];
  const creates: Queued[] = [];
  const written: Written[] = [];
  let doubts: Doubts | undefined;
  /** Changes first: they may free a unique value for a new record. */
  const inSets = () =>
    [changes, creates].flatMap((some) => setsOf(some.filter(({ fila }) => !isFaulty(fila))));

  /** Names the rows whose value somebody else has, or an earlier row. */
  const tellTaken = async (trx: Trx, some: readonly Queued[]): Promise<boolean> => {
    const taken = await findTaken(trx, table, some);
    for (const [index, { fields, text }] of taken) {
      const fila = some[index]?.fila;
      if (fila) tell(fila, refusedFields(fields, text, 409));
    }

    return taken.size > 0;
  };

  const write = async (trx: Trx, some: readonly Queued[]): Promise<void> => {
    const rows = await atSavepoint(trx, () =>
      inTransaction(trx, table, () => writeRows(table, some, { motivo, doubts })),
    );
    const changed = new Map(some.map((one) => [one.change.before?.id, one]));
    for (const { id } of rows) {
      const { change, values } = changed.get(id) ?? {};
      written.push({ id, before: change?.before, values });
    }
  };

  /** One row may need what another one, later in the statement, frees. */
  const writeParts = async (trx: Trx, some: readonly Queued[], refusal: ApiError): Promise<void> => {
    const [{ fila } = {}, ...others] = some;
    if (fila && others.length === 0) return tell(fila, refusal);
    const half = Math.ceil(some.length / 2);
    for (const part of [some.slice(0, half), some.slice(half)]) {
      const refused = await refusalOf(write(trx, part));
      if (refused) await writeParts(trx, part, refused);
    }
  };

  return {
    written: written as readonly Written[],

    add: (one: Queued) => (one.change.before ? changes : creates).push(one),

    /** Reports older records that are alike; two equal rows of one file are no duplicates. */
    async tellAlike(trx: Trx): Promise<void> {
      const rows = creates.map(({ values }) => values);
      const found = await findAlike(trx, table, rows, { owner, before: now });
      for (const [at, parecido] of found) Object.assign(creates[at]?.fila ?? {}, { parecido });
    },

    /** Says why amounts may be wrong. */
    async tellDoubts(trx: Trx): Promise<void> {
      const rows = [...changes, ...creates];
      const found = await findDoubts(trx, table, rows);
      for (const one of rows) Object.assign(one.fila, { duda: found.get(one) ?? '' });
    },

    tellTaken: (trx: Trx) => tellTaken(trx, inSets().flat()),

    /** Rows that were told something are not written. They may have been planned in an earlier transaction. */
    async save(trx: Trx): Promise<void> {
      for (const { change } of [...changes, ...creates]) change.trx = trx;
      const sets = inSets();
      // Asked once: rows of this file are not compared with each other.
      doubts = await findDoubts(trx, table, sets.flat());
      for (const [at, some] of sets.entries()) {
        const refused = await refusalOf(write(trx, some));
        if (!refused) continue;
        // Somebody else took a value meanwhile: all of these rows are named at once.
        if (await tellTaken(trx, sets.slice(at).flat())) return;
        await writeParts(trx, some, refused);
      }
    },
  };
};

const refusalOf = async (written: Promise<unknown>): Promise<ApiError | undefined> => {
  try {
    await written;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;

    return error;
  }
};

/** Rows with the same columns, as one statement writes them. */
const setsOf = (queued: readonly Queued[]): Queued[][] => {
  const sets = new Map<string, Queued[]>();
  for (const one of queued) {
    const columns = Object.keys(one.values).join();
    const set = sets.get(columns) ?? [];
    set.push(one);
    sets.set(columns, set);
  }

  return [...sets.values()].flatMap((set) =>
    Array.from({ length: Math.ceil(set.length / ROWS_AT_ONCE) }, (_, part) =>
      set.slice(part * ROWS_AT_ONCE, (part + 1) * ROWS_AT_ONCE),
    ),
  );
};
