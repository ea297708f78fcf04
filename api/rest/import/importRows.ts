import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Celda, Fila, Importacion, Importada } from '../../../contract/importar';
import { joinTransaction } from '../../db/joinTransaction';
import type { Schema } from '../../db/schema';
import { ApiError } from '../../http/errors';
import type { Db, Values } from '../restTable';
import { readRow } from './readRow';

type Trx = Transaction<Schema>;

/** What a row says, by field; what it leaves open is not in it. */
export type Row = Readonly<Record<string, Celda>>;

/** The record that a row means, as it travels. */
export interface Found {
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
  /** What is there already; refuses an id that names nothing of the session's. */
  find(trx: Trx, row: Row): Promise<Found | undefined>;
  /** An index of the database may refuse a row, after which nothing more can be asked. */
  mayCollide: boolean;
  /** Another record in force that is just like the data. */
  alike?(trx: Trx, data: Values): Promise<number | undefined>;
  create(trx: Trx, data: Values): Promise<void>;
  update(trx: Trx, found: Found, data: Values): Promise<void>;
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
    throw new ApiError(400, 'El dato columnas no es válido');
  }

  return joinTransaction(db, async (trx) => {
    await sql`savepoint importacion`.execute(trx);
    const done: Fila[] = [];
    for (const cells of filas) {
      // The embedded database leaves no turn to anybody else, nor to who gives up.
      await nextTurn();
      stopIf(signal);
      done.push(
        await importRow(trx, importer, {
          row: { ...rowOf(columnas, cells), ...importer.own },
          por_defecto,
          isLookedAt: solo_revisar,
        }),
      );
    }
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

interface Given {
  row: Row;
  por_defecto: Row;
  isLookedAt: boolean;
}

/** What one row comes to; where it is refused nothing of any is kept, and the next are still looked at. */
const importRow = async (trx: Trx, importer: Importer, given: Given): Promise<Fila> => {
  const fila: Fila = { resultado: 'nueva', id: null, cambios: [], errores: [], parecido: null };
  const tell = (what: string) => (importer.mayCollide ? sql`${sql.raw(what)} fila`.execute(trx) : undefined);
  await tell('savepoint');

  try {
    Object.assign(fila, await written(trx, importer, given, fila));
    await tell('release savepoint');
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    await tell('rollback to savepoint');
    fila.errores.push({ campo: error.about.fields?.[0] ?? '', texto: error.message });
  }

  return fila;
};

const written = async (
  trx: Trx,
  importer: Importer,
  { row, por_defecto, isLookedAt }: Given,
  fila: Fila,
): Promise<Partial<Fila>> => {
  const found = await importer.find(trx, row);
  if (found) Object.assign(fila, { resultado: 'cambia', id: found.id });

  const schema = importer.schemaOf(found);
  const { data, errores } = readRow(schema, { ...(found?.record ?? por_defecto), ...row });
  if (!data) return { errores };
  if (!found) {
    const parecido = (isLookedAt && (await importer.alike?.(trx, data))) || null;
    await importer.create(trx, data);

    return { parecido };
  }

  const before = readRow(schema, found.record).data;
  const cambios = Object.keys(row)
    .filter((campo) => campo !== 'id' && data[campo] !== before?.[campo])
    .map((campo) => ({ campo, antes: String(found.record[campo] ?? '') }));
  if (cambios.length === 0) return { resultado: 'igual' };
  await importer.update(trx, found, data);

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
