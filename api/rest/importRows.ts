import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { Celda, Fila, Importacion, Importada } from '../../contract/importar';
import type { Session } from '../auth/permission';
import type { Db, Trx } from '../db/schema';
import { joinTransaction } from '../db/transactions';
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
  const { columnas, filas, por_defecto, solo_revisar } = body;
  const importer = createImporter(table, request);
  const { schema, own } = importer;
  const isUnknown = (column: string) => column !== 'id' && !Object.hasOwn(schema.shape, column);
  if ([...columnas, ...Object.keys(por_defecto)].some(isUnknown)) {
    throw new ApiError(400, 'El archivo tiene una columna que no se puede importar');
  }

  return joinTransaction(db, async (trx) => {
    await sql`savepoint importacion`.execute(trx);
    const rows = filas.map((cells) => ({ ...rowOf(columnas, cells), ...own }));
    const done: Fila[] = [];
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      // Gives other requests a turn on the embedded database.
      await nextTurn();
      stopIf(signal);
      const some = rows.slice(at, at + ROWS_AT_ONCE);
      await importer.load(trx, some);
      for (const row of some) done.push(await importRow(trx, importer, row, por_defecto));
    }
    // Last, because it locks rows.
    await importer.save(trx);
    stopIf(signal);

    if (solo_revisar) await sql`rollback to savepoint importacion`.execute(trx);
    else refuseFaulty(done);

    return { ...countsOf(done), filas: solo_revisar ? done : [] };
  });
};

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

const importRow = async (trx: Trx, importer: Importer, row: Row, por_defecto: Row): Promise<Fila> => {
  const fila: Fila = { resultado: 'nueva', id: null, cambios: [], errores: [], parecido: null };
  try {
    Object.assign(fila, await written(trx, importer, { row, por_defecto }, fila));
  } catch (error) {
    tell(fila, error);
  }

  return fila;
};

const written = async (
  trx: Trx,
  importer: Importer,
  { row, por_defecto }: Record<'row' | 'por_defecto', Row>,
  fila: Fila,
): Promise<Partial<Fila>> => {
  const found = await importer.find(trx, row);
  if (found) Object.assign(fila, { resultado: 'cambia', id: found.id });

  const { schema } = importer;
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
  await importer.update(trx, found.id, data, fila);

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
