import { useDataProvider, useRefresh } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { Importada } from '../../../contract/importar';
import { type Line, UnreadableFile } from '../../format/import/line';
import { useIdempotencyKey } from '../../ui/form/useIdempotencyKey';
import { loadReferences, reviewRows, saveRows } from './importCalls';
import { finderOf, type References } from './readCell';
import { type Filled, type ImportRow, isFaulty, readLine, refuseRepeated } from './rows';
import { type ImportSection, matchColumns } from './targets';

/** The names of a file's columns, the rows below them, and for each column the field that it fills, '' for none. */
export interface ImportedFile {
  name: string;
  heads: readonly string[];
  lines: readonly Line[];
  columns: readonly string[];
}

export interface Review {
  rows: readonly ImportRow[];
  filled: Filled;
  references: References;
}

const GONE =
  'Se canceló. Si el servidor ya había terminado, las filas están guardadas: mire la lista antes de repetir.';

/** A file on its way to records: chosen, its columns matched, reviewed, and saved. */
export const useImport = (section: ImportSection) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const [file, setFile] = useState<ImportedFile>();
  const [review, setReview] = useState<Review>();
  const [done, setDone] = useState<Importada & { left: number[] }>();
  const [work, setWork] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const keyOf = useIdempotencyKey();
  useEffect(() => () => running.current?.abort(), []);

  const run = async (text: string, task: (signal: AbortSignal) => Promise<void>, whenGone?: string) => {
    if (running.current) return;
    running.current = new AbortController();
    const { signal } = running.current;
    setProblem(undefined);
    setWork(text);

    try {
      await task(signal);
    } catch (error) {
      setProblem(signal.aborted ? whenGone : error instanceof Error ? error.message : String(error));
    } finally {
      running.current = undefined;
      setWork(undefined);
    }
  };

  return {
    ...{ section, file, review, done, work, problem },
    cancel: () => running.current?.abort(),

    open: (name: string, read: (signal: AbortSignal) => Promise<readonly Line[]>) =>
      run('Leyendo el archivo', async (signal) => {
        const [head, ...lines] = await read(signal);
        if (!head || lines.length === 0) {
          throw new UnreadableFile('No hay filas debajo de los nombres de las columnas');
        }
        const width = Math.max(...[head, ...lines].map(({ cells }) => cells.length));
        const heads = Array.from({ length: width }, (_, at) => head.cells[at] ?? '');
        setFile({ name, heads, lines, columns: matchColumns(heads, section.targets) });
      }),

    setColumns: (columns: readonly string[]) => setFile(file && { ...file, columns }),

    startReview: ({ name, lines }: ImportedFile, filled: Filled) =>
      run('Revisando', async (signal) => {
        const references = await loadReferences(dataProvider, filled, signal);
        const find = finderOf(references);
        const rows = lines.map((line) => readLine(line, filled, find));
        const judged = await reviewRows(
          dataProvider,
          { section, archivo: name, filled, rows, signal },
          (count) => setWork(`Revisando ${count} de ${rows.length}`),
        );
        setReview({ filled, references, rows: refuseRepeated(judged, section.key) });
      }),

    /** Saves the rows without errors, all of them or none. */
    save: ({ rows: all, ...others }: Review) =>
      run(
        'Guardando todas las filas',
        async (signal) => {
          const rows = all.filter((row) => !isFaulty(row));
          const sent = { section, archivo: file?.name ?? '', filled: others.filled, rows, signal };
          const { answer, refused } = await saveRows(dataProvider, sent, keyOf(rows));
          if (refused) {
            setReview({ ...others, rows: all.map((row) => refused.rows[rows.indexOf(row)] ?? row) });
            throw new Error(refused.text);
          }
          if (answer) setDone({ ...answer, left: all.filter(isFaulty).map(({ fila }) => fila) });
          refresh();
        },
        GONE,
      ),

    back: () => {
      setProblem(undefined);
      if (review) setReview(undefined);
      else setFile(undefined);
    },

    startAgain: () => {
      setProblem(undefined);
      setFile(undefined);
      setReview(undefined);
      setDone(undefined);
    },
  };
};

export type Import = ReturnType<typeof useImport>;
