import { useDataProvider, useRefresh } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Importada } from '../../../contract/importar';
import { type Line, UnreadableFile } from '../../format/import/line';
import { uuid } from '../../format/uuid';
import { loadReferences, reviewRows, saveRows } from './importCalls';
import { type FindReference, finderOf, type References } from './readCell';
import { correctCell, type Filled, type ImportRow, isFaulty, readLine, refuseRepeated } from './rows';
import { type ImportSection, matchColumns, type Target } from './targets';

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
  find: FindReference;
}

const GONE =
  'Se canceló. Si el servidor ya había terminado, las filas están guardadas: mire la lista antes de repetir.';

/** A file on its way to records: chosen, its columns matched, reviewed, corrected, and saved. */
export const useImport = (section: ImportSection) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const [file, setFile] = useState<ImportedFile>();
  const [reviewed, setReview] = useState<Review>();
  const [done, setDone] = useState<Importada & { left: number[] }>();
  /** `share` is the part that is done, where it is known. */
  const [work, setWork] = useState<{ text: string; share?: number }>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  /** One for each set of rows, so that a second try writes nothing twice. */
  const idempotencyKey = useRef('');
  useEffect(() => () => running.current?.abort(), []);

  const review = useMemo(
    () => reviewed && { ...reviewed, rows: refuseRepeated(reviewed.rows, section.key) },
    [reviewed, section.key],
  );

  /** A row that was corrected meanwhile stays as it is. */
  const replace = (before: readonly ImportRow[], rows: readonly ImportRow[]) =>
    setReview((now) => now && { ...now, rows: now.rows.map((row) => rows[before.indexOf(row)] ?? row) });

  /** One task at a time, which can be cancelled. */
  const run = async (text: string, task: (signal: AbortSignal) => Promise<void>, whenGone?: string) => {
    if (running.current) return;
    running.current = new AbortController();
    const { signal } = running.current;
    setProblem(undefined);
    setWork({ text });

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
          (count) => setWork({ text: `Revisando ${count} de ${rows.length}`, share: count / rows.length }),
        );
        idempotencyKey.current = uuid();
        setReview({ filled, references, find, rows: judged });
      }),

    /** Reads a cell as somebody wrote it, and has its row reviewed while the work goes on. */
    correct: async (fila: number, target: Target, text: string) => {
      const before = reviewed?.rows.find((row) => row.fila === fila);
      if (!reviewed || !before) return;
      const rows = [correctCell(before, target, text, reviewed.find)];
      idempotencyKey.current = uuid();
      replace([before], rows);

      const sent = { section, archivo: file?.name ?? '', filled: reviewed.filled, rows };
      await reviewRows(dataProvider, sent).then(
        (judged) => replace(rows, judged),
        ({ message }: Error) => setProblem(message),
      );
    },

    /** Saves the rows without errors, all of them or none. */
    save: ({ filled, rows: all }: Review) =>
      run(
        'Guardando todas las filas',
        async (signal) => {
          const rows = all.filter((row) => !isFaulty(row));
          const sent = { section, archivo: file?.name ?? '', filled, rows, signal };
          const { answer, refused } = await saveRows(dataProvider, sent, idempotencyKey.current);
          if (refused) {
            idempotencyKey.current = uuid();
            replace(rows, refused.rows);
            throw new Error(refused.text);
          }
          if (answer) setDone({ ...answer, left: all.filter(isFaulty).map(({ fila }) => fila) });
          refresh();
        },
        GONE,
      ),

    back: () => {
      setProblem(undefined);
      if (reviewed) setReview(undefined);
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
