import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Call } from '../../contract/call';
import { centsToDollars, dollarsToCents } from '../../contract/common';
import { type Celda, type Fila, type Importacion, type Importada, repeats } from '../../contract/importar';
import { isAnnulled } from '../../contract/rest';
import { requireAlone } from '../answer/alone';
import type { RequestOf } from '../answer/answer';
import type { Trx } from '../db/schema';
import { giveWay, joinTransaction } from '../db/transactions';
import { changesOf } from '../history/historial';
import { UNNAMED } from '../http/body';
import { ApiError } from '../http/errors';
import { recordImport } from './importaciones';
import { createImporter, type Importer, type Row } from './restImporter';
import type { RestTable, Stored, Values } from './restTable';
import { isFaulty, newFila, ROWS_AT_ONCE, telling } from './rowQueue';

interface ImportRequest extends Pick<RequestOf<Call>, 'db' | 'session' | 'now' | 'limits'> {
  body: Importacion;
  /** Aborted when the client has gone: nothing is written. */
  signal: AbortSignal;
}

interface ReadImport {
  rows: readonly ReadRow[];
  /** The rows as they were checked before the writing transaction. Used once: a second try checks them again. */
  ahead?: ReadFile | undefined;
}

const importerOf = (table: RestTable, { body, ...request }: ImportRequest) =>
  createImporter(table, { ...request, motivo: `Importado de ${body.archivo}`, isLook: body.solo_revisar });

/** All that needs no lock, and what can be told before the rows are written. */
export const readImport = async (table: RestTable, request: ImportRequest): Promise<ReadImport> => {
  const { db, body } = request;
  const importer = importerOf(table, request);
  const [refused, ...others] = refusedColumns(table, importer, body);
  if (refused) {
    const more = others.length > 0 ? ` y ${others.length} más` : '';
    throw new ApiError(400, `El archivo tiene una columna que no se puede importar: ${refused}${more}`);
  }

  const rows = await readNew(importer, request);
  if (body.solo_revisar || !importer.isPrepared(rows.map(({ row }) => row))) return { rows };

  const ahead = await joinTransaction(db, (trx) => readFile(trx, importer, request, rows));
  await giveWay(db);

  return { rows, ahead };
};

/** Imports all rows or none; `solo_revisar` rolls back. */
export const importRows = (
  table: RestTable,
  request: ImportRequest,
  read: ReadImport,
): Promise<Importada> => {
  const { body, session, signal } = request;
  const { rows, ahead } = read;
  read.ahead = undefined;

  return joinTransaction(request.db, async (trx) => {
    await requireAlone(trx, session.user.id);
    if (body.solo_revisar) return undoing(trx, () => look(trx, importerOf(table, request), request, rows));

    const isStillTrue = ahead && (await ahead.importer.prepare(trx, ahead.right)) === ahead.answers;
    const { importer, filas } = isStillTrue
      ? ahead
      : await readFile(trx, importerOf(table, request), request, rows);
    // All refusals at once. A save of right rows finds by itself what is taken.
    if (filas.some(isFaulty)) await importer.tellTaken(trx);
    importer.refuseOutdated(filas);
    refuseFaulty(filas);
    // Last, because it locks rows.
    await importer.save(trx);
    refuseFaulty(filas);
    stopIf(signal);
    const importacion = await recordImport(
      trx,
      table,
      { ...request, archivo: body.archivo },
      importer.written,
    );

    return { ...countsOf(filas), importacion, filas: [] };
  });
};

const look = async (
  trx: Trx,
  importer: Importer,
  request: ImportRequest,
  rows: readonly ReadRow[],
): Promise<Importada> => {
  const { filas } = await readFile(trx, importer, request, rows);
  await importer.tellAlike(trx);
  await importer.tellDoubts(trx);
  await importer.tellTaken(trx);

  return { ...countsOf(filas), importacion: null, filas };
};

/** Nothing that a look does can be written, or make others wait. */
const undoing = async <T>(trx: Trx, work: () => Promise<T>): Promise<T> => {
  await sql`savepoint revision`.execute(trx);
  await sql`set transaction read only`.execute(trx);
  const answer = await work();
  await sql`rollback to savepoint revision`.execute(trx);

  return answer;
};

interface ReadRow {
  row: Row;
  /** As a new record; undefined if the row names one by its id. */
  asNew: Reading | undefined;
}

/** Before the transaction: on the embedded database everybody else waits for its end. */
const readNew = async (importer: Importer, { body, signal }: ImportRequest): Promise<ReadRow[]> => {
  const { columnas, filas, por_defecto } = body;
  const rows: ReadRow[] = [];
  for (const [index, cells] of filas.entries()) {
    if (index % ROWS_AT_ONCE === 0) await giveTurn(signal);
    const row = { ...rowOf(columnas, cells), ...importer.own };
    const isNamed = row.id !== undefined;
    rows.push({ row, asNew: isNamed ? undefined : readRow(importer.schema, { ...por_defecto, ...row }) });
  }

  return rows;
};

interface ReadFile {
  importer: Importer;
  /** The outcome of each row, in the order of the file. */
  filas: Fila[];
  /** The rows that may be written, as long as the database still gives these answers. */
  right: readonly Right[];
  answers: string;
}

/** Each row with its outcome; those that may be written are planned. */
const readFile = async (
  trx: Trx,
  importer: Importer,
  { body, signal }: ImportRequest,
  rows: readonly ReadRow[],
): Promise<ReadFile> => {
  const { solo_revisar, versiones } = body;
  await importer.load(
    trx,
    rows.map(({ row }) => row),
  );
  const done: Fila[] = [];
  const right: Right[] = [];
  for (const [index, read] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await giveTurn(signal);
    const version = solo_revisar ? undefined : versiones?.[index];
    const fila = newFila();
    done.push(fila);
    await telling(fila, () => {
      const written = readOne(importer, { ...read, version, index }, fila);
      if (written) right.push({ ...written, fila });
    });
  }

  const answers = await importer.prepare(trx, right);
  for (const [index, { fila, cambios, ...change }] of right.entries()) {
    if (index % ROWS_AT_ONCE === 0) await giveTurn(signal);
    await telling(fila, async () => {
      await importer.plan(trx, change, fila);
      Object.assign(fila, { cambios });
    });
  }

  return { importer, filas: done, right, answers };
};

const giveTurn = async (signal: AbortSignal) => {
  await nextTurn();
  stopIf(signal);
};

/** By their label, or by their place if the section does not know them. */
const refusedColumns = (
  { section: { fields } }: RestTable,
  importer: Importer,
  { columnas, por_defecto }: Importacion,
): string[] => {
  const places = [
    ...columnas.map((name, index) => [name, `la columna ${index + 1}`] as const),
    ...Object.keys(por_defecto).map((name) => [name, 'un valor por defecto'] as const),
  ];

  return places.flatMap(([name, place]) => {
    if (importer.takes(name)) return [];
    const label = Object.hasOwn(fields, name) ? fields[name]?.label : undefined;

    return [label ? `«${label}»` : place];
  });
};

const stopIf = ({ aborted }: AbortSignal) => {
  if (aborted) throw new ApiError(400, 'El envío se interrumpió. Inténtelo de nuevo.');
};

const rowOf = (columnas: readonly string[], cells: readonly Celda[]): Row => {
  const row: Record<string, Celda> = {};
  for (const [index, column] of columnas.entries()) {
    const cell = cells[index] ?? '';
    if (cell !== '') row[column] = cell;
  }

  return row;
};

interface RowToRead extends ReadRow {
  /** As the look showed it; undefined while looking. */
  version: number | null | undefined;
  index: number;
}

/** A row of the right form that is new or changes its record. */
interface Change {
  data: Values;
  before: Stored | undefined;
  cambios: Fila['cambios'];
}

interface Right extends Change {
  fila: Fila;
}

/** Undefined if there is nothing to write. */
const readOne = (
  importer: Importer,
  { row, asNew, version, index }: RowToRead,
  fila: Fila,
): Change | undefined => {
  const found = importer.find(row);
  const before = found?.stored;
  if (before) {
    const { id, version, estado } = before;
    Object.assign(fila, { resultado: 'cambia', id, version });
    fila.inhabilitada = estado === 'I' && row.estado === undefined;
  }
  importer.requireShown(row, before, version);

  const refuse = (errores: Fila['errores']) => {
    fila.errores = errores;

    return undefined;
  };
  if (isAnnulled(row) && !isAnnulled(found?.record ?? {})) return refuse([ANNULS]);

  const { data, errores } = found || !asNew ? readRow(importer.schema, { ...found?.record, ...row }) : asNew;
  if (!data) return refuse(errores);
  fila.importes = importer.amountsOf(row, data);
  const earlier = importer.take(index, before, data);
  if (earlier !== undefined) return refuse([repeated(earlier, importer.keyColumn)]);
  if (!found) return { data, before, cambios: [] };

  const given = Object.keys(row).filter((campo) => campo !== 'id');
  const cambios = changesOf(given, found.stored, data).map(({ campo }) => ({
    campo,
    antes: String(found.record[campo] ?? ''),
  }));
  if (cambios.length > 0) return { data, before, cambios };
  fila.resultado = 'igual';
};

/** Rows are counted from 1. The browser names the row of the file instead. */
const repeated = (earlier: number, campo: string) => ({
  campo,
  texto: repeats(earlier + 1),
  fila: earlier,
});

const ANNULS = { campo: 'estado', texto: 'Un archivo no anula registros. Anúlelo en su pantalla.' };

const refuseFaulty = (filas: Fila[]) => {
  const faulty = filas.filter(isFaulty).length;
  if (faulty === 0) return;

  const text = faulty === 1 ? 'Una fila tiene errores' : `${faulty} filas tienen errores`;
  throw new ApiError(422, `${text}: no se importó nada.`, {}, { answer: { filas } });
};

/** A row with errors is none of these. */
const countsOf = (filas: readonly Fila[]) => {
  const right = filas.filter((fila) => !isFaulty(fila));
  const count = (wanted: Fila['resultado']) => right.filter(({ resultado }) => resultado === wanted).length;

  return {
    nuevas: count('nueva'),
    cambiadas: count('cambia'),
    iguales: count('igual'),
    sumas: sumsOf(right.flatMap(({ importes }) => importes)),
  };
};

const sumsOf = (importes: Fila['importes']): Importada['sumas'] =>
  [...new Set(importes.map(({ campo }) => campo))].map((campo) => {
    const own = importes.filter((importe) => importe.campo === campo);
    const cents = own.reduce((sum, { valor }) => sum + (dollarsToCents(valor) ?? 0), 0);

    return { campo, conteo: own.length, total: centsToDollars(cents) };
  });

interface Reading {
  data?: Values;
  errores: Fila['errores'];
}

const readRow = (schema: z.ZodMiniType<object>, values: Values): Reading => {
  const { success, data, error } = schema.safeParse(values, { error: () => UNNAMED });
  if (success) return { data: { ...data }, errores: [] };

  const told = new Map(
    error.issues.toReversed().map(({ path: [field], message }) => [String(field ?? ''), message]),
  );

  return { errores: [...told].map(([campo, text]) => ({ campo, texto: text || plainText(values[campo]) })) };
};

const plainText = (value: unknown) =>
  value === undefined || value === '' ? 'Este dato es obligatorio' : 'Este dato no es válido';
