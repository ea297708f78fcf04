import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Celda, Fila, Importacion, Importada } from '../../contract/importar';
import type { Db, Trx } from '../db/schema';
import { joinTransaction } from '../db/transactions';
import { ApiError } from '../http/errors';
import type { Values } from './restTable';

/** What a row says, by field; what it leaves open is not in it. */
export type Row = Readonly<Record<string, Celda>>;

/** The record that a row means, as it travels. */
interface Found {
  id: number;
  record: Values;
}

/** How a section takes the rows of a file, with the checks of its own create and update. */
export interface Importer {
  /** The fields that a file may fill. */
  columns: readonly string[];
  /** What the session says, whatever the file does. */
  own: Row;
  /** What a new record, or the whole of a changed one, is read by. */
  schemaOf(found: Found | undefined): Parameters<typeof readRow>[0];
  /** Looks up at once what is there of some rows already. */
  load?(trx: Trx, rows: readonly Row[]): Promise<void>;
  /** What is there already; refuses an id that names nothing of the session's. */
  find(trx: Trx, row: Row): Promise<Found | undefined>;
  /** Writes a record, or refuses it; one that is only planned is told in its fila later. */
  create(trx: Trx, data: Values, fila: Fila): Promise<void>;
  update(trx: Trx, found: Found, data: Values, fila: Fila): Promise<void>;
  /** Writes at once what is planned. */
  save?(trx: Trx): Promise<void>;
}

interface Import {
  db: Db;
  body: Importacion;
  /** Whether nobody waits for the answer any more: then nothing is written. */
  signal: AbortSignal;
}

/** What the history says of each record. */
export const originOf = ({ archivo }: Pick<Importacion, 'archivo'>): string => `Importado de ${archivo}`;

/** Writes all rows or none, in one transaction; to look at them alone is to write and take it back. */
export const importRows = (importer: Importer, { db, body, signal }: Import): Promise<Importada> => {
  const { columnas, filas, por_defecto, solo_revisar } = body;
  if (columnas.some((column) => !importer.columns.includes(column))) {
    throw new ApiError(400, 'El archivo tiene una columna que no se puede importar');
  }

  return joinTransaction(db, async (trx) => {
    await sql`savepoint importacion`.execute(trx);
    const rows = filas.map((cells) => ({ ...rowOf(columnas, cells), ...importer.own }));
    const done: Fila[] = [];
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      // The embedded database leaves no turn to anybody else, nor to who gives up.
      await nextTurn();
      stopIf(signal);
      const some = rows.slice(at, at + ROWS_AT_ONCE);
      await importer.load?.(trx, some);
      for (const row of some) done.push(await importRow(trx, importer, row, por_defecto));
    }
    // Others wait for what is written here: that comes last.
    await importer.save?.(trx);
    stopIf(signal);

    if (solo_revisar) await sql`rollback to savepoint importacion`.execute(trx);
    else refuseFaulty(done);

    return { ...countsOf(done), filas: solo_revisar ? done : [] };
  });
};

/** So few that no statement takes long. */
export const ROWS_AT_ONCE = 500;

const stopIf = ({ aborted }: AbortSignal) => {
  if (aborted) throw new ApiError(400, 'El envío se interrumpió. Inténtelo de nuevo.');
};

const rowOf = (columnas: readonly string[], cells: readonly Celda[]): Row =>
  Object.fromEntries(
    columnas.flatMap((column, index) => {
      const cell = cells[index] ?? '';

      return cell === '' ? [] : [[column, cell]];
    }),
  );

/** What one row comes to; where it is refused nothing of any is kept, and the next are still looked at. */
const importRow = async (trx: Trx, importer: Importer, row: Row, por_defecto: Row): Promise<Fila> => {
  const fila: Fila = { resultado: 'nueva', id: null, cambios: [], errores: [], parecido: null };
  try {
    Object.assign(fila, await written(trx, importer, { row, por_defecto }, fila));
  } catch (error) {
    tell(fila, error);
  }

  return fila;
};

/** Tells a row why it is refused; what is no refusal of it goes on. */
export const tell = ({ errores }: Fila, error: unknown): void => {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
  errores.push({ campo: error.about.fields?.[0] ?? '', texto: error.message });
};

const written = async (
  trx: Trx,
  importer: Importer,
  { row, por_defecto }: Record<'row' | 'por_defecto', Row>,
  fila: Fila,
): Promise<Partial<Fila>> => {
  const found = await importer.find(trx, row);
  if (found) Object.assign(fila, { resultado: 'cambia', id: found.id });

  const schema = importer.schemaOf(found);
  const { data, errores } = readRow(schema, { ...(found?.record ?? por_defecto), ...row });
  if (!data) return { errores };
  if (!found) {
    await importer.create(trx, data, fila);

    return {};
  }

  const before = readRow(schema, found.record).data;
  const cambios = Object.keys(row)
    .filter((campo) => campo !== 'id' && data[campo] !== before?.[campo])
    .map((campo) => ({ campo, antes: String(found.record[campo] ?? '') }));
  if (cambios.length === 0) return { resultado: 'igual' };
  await importer.update(trx, found, data, fila);

  return { cambios };
};

const refuseFaulty = (filas: Fila[]) => {
  const faulty = filas.filter(({ errores }) => errores.length > 0).length;
  if (faulty === 0) return;

  const text = faulty === 1 ? 'Una fila tiene errores' : `${faulty} filas tienen errores`;
  throw new ApiError(422, `${text}: no se importó nada.`, {}, { answer: { filas } });
};

const countsOf = (filas: readonly Fila[]) => {
  const count = (wanted: Fila['resultado']) => filas.filter(({ resultado }) => resultado === wanted).length;

  return { nuevas: count('nueva'), cambiadas: count('cambia'), iguales: count('igual') };
};

interface Read {
  data?: Values;
  errores: Fila['errores'];
}

/** A row as the contract reads it, or what it has against each of its cells. */
const readRow = (schema: z.ZodMiniType<object>, values: Values): Read => {
  const { success, data, error } = schema.safeParse(values, { error: () => UNNAMED });
  if (success) return { data: { ...data }, errores: [] };

  const told = new Map(
    error.issues.toReversed().map(({ path: [field], message }) => [String(field ?? ''), message]),
  );

  return { errores: [...told].map(([campo, text]) => ({ campo, texto: text || plainText(values[campo]) })) };
};

/** Marks the texts that the contract leaves to zod, which speaks English. */
const UNNAMED = '';

const plainText = (value: unknown) =>
  value === undefined || value === '' ? 'Este dato es obligatorio' : 'Este dato no es válido';
