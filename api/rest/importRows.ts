import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { type Celda, type Fila, type Importacion, type Importada, repeats } from '../../contract/importar';
import { isAnnulled } from '../../contract/rest';
import type { Session } from '../auth/permission';
import type { Db, Trx } from '../db/schema';
import { joinTransaction } from '../db/transactions';
import { changesOf } from '../history/historial';
import { UNNAMED } from '../http/body';
import { ApiError } from '../http/errors';
import { createImporter, type Importer, type Row } from './restImporter';
import type { RestTable, Values } from './restTable';
import { ROWS_AT_ONCE, tell } from './rowQueue';

interface Import {
  db: Db;
  session: Session;
  now: Date;
  body: Importacion;
  /** Aborted when the client has gone: nothing is written. */
  signal: AbortSignal;
}

/** Imports all rows or none; `solo_revisar` rolls back. */
export const importRows = (table: RestTable, request: Import): Promise<Importada> => {
  const { db, body, signal } = request;
  const { columnas, filas, por_defecto, solo_revisar, versiones } = body;
  const importer = createImporter(table, request);
  const [refused, ...others] = refusedColumns(table, importer, body);
  if (refused) {
    const more = others.length > 0 ? ` y ${others.length} más` : '';
    throw new ApiError(400, `El archivo tiene una columna que no se puede importar: ${refused}${more}`);
  }

  return joinTransaction(db, async (trx) => {
    await sql`savepoint importacion`.execute(trx);
    const rows = filas.map((cells) => ({ ...rowOf(columnas, cells), ...importer.own }));
    const done: Fila[] = [];
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      // Gives other requests a turn on the embedded database.
      await nextTurn();
      stopIf(signal);
      const some = rows.slice(at, at + ROWS_AT_ONCE);
      await importer.load(trx, some);
      for (const row of some) {
        const version = solo_revisar ? undefined : versiones?.[done.length];
        done.push(await importRow(trx, importer, { row, por_defecto, version, index: done.length }));
      }
    }
    // Last, because it locks rows.
    await importer.save(trx);
    stopIf(signal);

    if (solo_revisar) await sql`rollback to savepoint importacion`.execute(trx);
    else {
      importer.refuseOutdated(done);
      refuseFaulty(done);
    }

    return { ...countsOf(done), filas: solo_revisar ? done : [] };
  });
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

interface Given {
  row: Row;
  por_defecto: Row;
  /** As the look showed it; undefined while looking. */
  version: number | null | undefined;
  index: number;
}

const importRow = async (trx: Trx, importer: Importer, given: Given): Promise<Fila> => {
  const fila: Fila = {
    resultado: 'nueva',
    id: null,
    version: null,
    cambios: [],
    errores: [],
    parecido: null,
  };
  try {
    Object.assign(fila, await written(trx, importer, given, fila));
  } catch (error) {
    tell(fila, error);
  }

  return fila;
};

const written = async (
  trx: Trx,
  importer: Importer,
  { row, por_defecto, version, index }: Given,
  fila: Fila,
): Promise<Partial<Fila>> => {
  const found = importer.find(row);
  if (found) Object.assign(fila, { resultado: 'cambia', id: found.stored.id, version: found.stored.version });
  importer.requireShown(row, found?.stored, version);

  if (isAnnulled(row) && !isAnnulled(found?.record ?? {})) return { errores: [ANNULS] };

  const { schema } = importer;
  const { data, errores } = readRow(schema, { ...(found?.record ?? por_defecto), ...row });
  if (!data) return { errores };
  const earlier = importer.take(index, found?.stored, data);
  if (earlier !== undefined) return { errores: [repeated(earlier, importer.keyColumn)] };
  if (!found) {
    await importer.create(trx, data, fila);

    return {};
  }

  const given = Object.keys(row).filter((campo) => campo !== 'id');
  const cambios = changesOf(given, found.stored, data).map(({ campo }) => ({
    campo,
    antes: String(found.record[campo] ?? ''),
  }));
  if (cambios.length === 0) return { resultado: 'igual' };
  await importer.update(trx, found.stored, data, fila);

  return { cambios };
};

/** Rows are counted from 1. The browser names the row of the file instead. */
const repeated = (earlier: number, campo: string) => ({
  campo,
  texto: repeats(earlier + 1),
  fila: earlier,
});

const ANNULS = { campo: 'estado', texto: 'Un archivo no anula registros. Anúlelo en su pantalla.' };

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

const readRow = (schema: z.ZodMiniType<object>, values: Values): Read => {
  const { success, data, error } = schema.safeParse(values, { error: () => UNNAMED });
  if (success) return { data: { ...data }, errores: [] };

  const told = new Map(
    error.issues.toReversed().map(({ path: [field], message }) => [String(field ?? ''), message]),
  );

  return { errores: [...told].map(([campo, text]) => ({ campo, texto: text || plainText(values[campo]) })) };
};

const plainText = (value: unknown) =>
  value === undefined || value === '' ? 'Este dato es obligatorio' : 'Este dato no es válido';
