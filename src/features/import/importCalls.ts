import type { DataProvider } from 'ra-core';
import { LARGEST_JSON } from '../../../contract/call';
import {
  type Fila,
  FilasRefused,
  type Importada,
  LONGEST_ARCHIVO,
  MOST_FILAS,
} from '../../../contract/importar';
import { UnreadableFile } from '../../format/import/line';
import { offererOf } from '../../ui/fields/field';
import type { References } from './readCell';
import type { Filled, ImportRow } from './rows';
import type { ImportSection } from './targets';

/** Plus the header row. */
export const MOST_LINES = MOST_FILAS + 1;

/** The most records that cells can reference. */
const ALL = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};

export const loadReferences = async (
  dataProvider: DataProvider,
  filled: Filled,
  signal: AbortSignal,
): Promise<References> => {
  const names = new Set(filled.map(({ field }) => offererOf(field)).filter(Boolean));
  const loaded = await Promise.all(
    [...names].map(async (name) => {
      const { data } = await dataProvider.getList(name, { ...ALL, signal });

      return [name, data];
    }),
  );

  return Object.fromEntries(loaded);
};

interface Sent {
  section: ImportSection;
  archivo: string;
  filled: Filled;
  rows: readonly ImportRow[];
  signal?: AbortSignal;
}

/** Small parts, so the progress bar moves and other calls get their turn. */
const ROWS_AT_ONCE = 100;

/** A dry run: the outcome of each row. */
export const reviewRows = async (
  dataProvider: DataProvider,
  sent: Sent,
  onProgress?: (count: number) => void,
): Promise<ImportRow[]> => {
  // All rows are saved in one call, so all must fit into it.
  if (new Blob([JSON.stringify(bodyOf(sent))]).size > LARGEST_JSON) {
    throw new UnreadableFile('El archivo guarda demasiado. Divídalo en varios.');
  }
  const outcomes: Fila[] = [];
  for (let at = 0; at < sent.rows.length; at += ROWS_AT_ONCE) {
    onProgress?.(at);
    const rows = sent.rows.slice(at, at + ROWS_AT_ONCE);
    const { filas } = await send(dataProvider, { ...sent, rows }, { solo_revisar: true });
    outcomes.push(...filas);
  }

  return withOutcomes(sent.rows, outcomes);
};

/** Saves all rows, or none and returns the errors of each. */
export const saveRows = async (
  dataProvider: DataProvider,
  sent: Sent,
  idempotencyKey: string,
): Promise<{ answer?: Importada; refused?: { text: string; rows: ImportRow[] } }> => {
  try {
    return { answer: await send(dataProvider, sent, { solo_revisar: false, idempotencyKey }) };
  } catch (error) {
    const { message, body } = Object(error);
    const { success, data } = FilasRefused.safeParse(body);
    if (!success) throw error;

    return { refused: { text: message, rows: withOutcomes(sent.rows, data.filas) } };
  }
};

const withOutcomes = (rows: readonly ImportRow[], outcomes: readonly Fila[]) =>
  rows.map((row, index) => ({ ...row, outcome: outcomes[index] }));

const bodyOf = ({ section: { defaults }, archivo, filled, rows }: Sent) => {
  const columnas = filled.map(({ source }) => source);

  return {
    archivo: archivo.slice(-LONGEST_ARCHIVO),
    columnas,
    filas: rows.map(({ cells }) => columnas.map((source) => cells[source]?.value ?? '')),
    por_defecto: defaults,
  };
};

interface Manner {
  solo_revisar: boolean;
  idempotencyKey?: string;
}

const send = async (
  dataProvider: DataProvider,
  sent: Sent,
  { solo_revisar, idempotencyKey }: Manner,
): Promise<Importada> => {
  const { data } = await dataProvider.create('importaciones', {
    data: { ...bodyOf(sent), solo_revisar },
    meta: { section: sent.section.name, signal: sent.signal, idempotencyKey },
  });

  return data;
};
