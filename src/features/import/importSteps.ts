import type { DataProvider } from 'ra-core';
import { LARGEST_JSON } from '../../../contract/call';
import { type Fila, FilasRefused, Importada, LONGEST_ARCHIVO } from '../../../contract/importar';
import { type Line, UnreadableFile } from '../../format/import/line';
import { SESION_TERMINADA } from '../../ui/dialogs/wasWritten';
import type { References } from './readCell';
import type { Filled, ImportRow } from './rows';
import { matchColumns, type Target } from './targets';

/** What was read of a file: the names of its columns, and the rows below them. */
export interface ImportedFile {
  name: string;
  heads: readonly string[];
  lines: readonly Line[];
}

/** What a section says of its imports. */
export interface Section {
  name: string;
  key: readonly string[];
  /** What a new record holds where the file says nothing. */
  defaults: Readonly<Record<string, string | number>>;
  /** Whom the ids of a field may name. */
  resourceOf: (reference: string) => string;
}

/** Takes the heads off, and tells which fields they name. */
export const openFile = (
  name: string,
  [head, ...lines]: readonly Line[],
  targets: readonly Target[],
): { file: ImportedFile; columns: string[] } => {
  if (!head || lines.length === 0) {
    throw new UnreadableFile('No hay filas debajo de los nombres de las columnas');
  }
  // Names of columns stand above every cell.
  const width = Math.max(head.cells.length, ...lines.map(({ cells }) => cells.length));
  const heads = Array.from({ length: width }, (_, at) => head.cells[at] ?? '');

  return { file: { name, heads, lines }, columns: matchColumns(heads, targets) };
};

export const GONE =
  'Se canceló. Si el servidor ya había terminado, las filas están guardadas: mire la lista antes de repetir.';

/** As many records may be named. */
const ALL = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
};

export const loadReferences = async (
  dataProvider: DataProvider,
  filled: Filled,
  resourceOf: Section['resourceOf'],
  signal: AbortSignal,
): Promise<References> => {
  const names = new Set(filled.flatMap(({ field: { reference } }) => reference ?? []));
  const loaded = await Promise.all(
    [...names].map(async (name) => {
      const { data } = await dataProvider.getList(resourceOf(name), { ...ALL, signal });

      return [name, data];
    }),
  );

  return Object.fromEntries(loaded);
};

interface Sent {
  name: string;
  filled: Filled;
  rows: readonly ImportRow[];
  signal?: AbortSignal;
}

/** So few that the bar moves and other people's calls get their turn in between. */
const ROWS_AT_ONCE = 100;

/** Asks the API what would come of the rows, some at a time. */
export const reviewRows = async (
  dataProvider: DataProvider,
  section: Section,
  { rows, onProgress, ...sent }: Sent & { onProgress?: (count: number) => void },
): Promise<ImportRow[]> => {
  // They are written in one call: no row is looked at that would not fit into it.
  const size = new Blob([JSON.stringify(bodyOf(section, { ...sent, rows, solo_revisar: false }))]).size;
  if (size > LARGEST_JSON) throw new UnreadableFile('El archivo guarda demasiado. Divídalo en varios.');

  const outcomes: Fila[] = [];
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    onProgress?.(at);
    const some = rows.slice(at, at + ROWS_AT_ONCE);
    const { filas } = await send(dataProvider, section, { ...sent, rows: some, solo_revisar: true });
    outcomes.push(...filas);
  }

  return withOutcomes(rows, outcomes);
};

/** Has all rows written at once, or none: then each says why. */
export const saveRows = async (
  dataProvider: DataProvider,
  section: Section,
  sent: Sent & { idempotencyKey: string },
): Promise<{ answer?: Importada; refused?: { text: string; rows: ImportRow[] } }> => {
  try {
    return { answer: await send(dataProvider, section, { ...sent, solo_revisar: false }) };
  } catch (error) {
    const { message, body } = Object(error);
    const { success, data } = FilasRefused.safeParse(body);
    if (!success) throw error;

    return { refused: { text: message, rows: withOutcomes(sent.rows, data.filas) } };
  }
};

const withOutcomes = (rows: readonly ImportRow[], outcomes: readonly Fila[]) =>
  rows.map((row, index) => ({ ...row, outcome: outcomes[index] }));

interface Asked extends Sent {
  solo_revisar: boolean;
  idempotencyKey?: string;
}

const bodyOf = ({ defaults }: Section, { name, filled, rows, solo_revisar }: Asked) => {
  const columnas = filled.map(({ source }) => source);

  return {
    // Its end tells most.
    archivo: name.slice(-LONGEST_ARCHIVO),
    columnas,
    filas: rows.map(({ cells }) => columnas.map((source) => cells[source]?.value ?? '')),
    por_defecto: defaults,
    solo_revisar,
  };
};

const send = async (dataProvider: DataProvider, section: Section, asked: Asked): Promise<Importada> => {
  const { signal, idempotencyKey } = asked;
  const meta = { section: section.name, signal, idempotencyKey };
  const { data } = await dataProvider.create('importaciones', { data: bodyOf(section, asked), meta });
  const answer = Importada.safeParse(data);
  // react-admin answers {} where the session was over.
  if (!answer.success) throw new Error(SESION_TERMINADA);

  return answer.data;
};
