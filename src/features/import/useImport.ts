import { useDataProvider, useRefresh } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { Importada } from '../../../contract/importar';
import { UnreadableFile } from '../../format/import/line';
import { readSpreadsheet } from '../../format/import/readSpreadsheet';
import { useIdempotencyKey } from '../../ui/form/useIdempotencyKey';
import { loadReferences, MOST_LINES, reviewRows, saveRows } from './importCalls';
import { finderOf, type References } from './readCell';
import { type Filled, type ImportRow, isFaulty, readLine, refuseRepeated } from './rows';
import { type ImportSection, matchColumns } from './targets';

export interface Review {
  archivo: string;
  rows: readonly ImportRow[];
  filled: Filled;
  references: References;
  /** Headings without a matching field. */
  ignored: readonly string[];
}

const GONE =
  'Se canceló. Si el servidor ya había terminado, las filas están guardadas: mire la lista antes de repetir.';

export const useImport = (section: ImportSection) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
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
    ...{ section, review, done, work, problem },
    cancel: () => running.current?.abort(),

    open: (file: File) =>
      run('Leyendo el archivo', async (signal) => {
        const [head, ...lines] = await readSpreadsheet(file, { most: MOST_LINES, signal });
        if (!head || lines.length === 0) {
          throw new UnreadableFile('No hay filas debajo de los nombres de las columnas');
        }
        const columns = matchColumns(head.cells, section.targets);
        const filled = section.targets
          .map((target) => ({ ...target, at: columns.indexOf(target.source) }))
          .filter(({ at }) => at >= 0);
        if (filled.length === 0) throw new UnreadableFile('Ninguna columna lleva el nombre de un dato');

        const references = await loadReferences(dataProvider, filled, signal);
        const find = finderOf(references);
        const rows = lines.map((line) => readLine(line, filled, find));
        const judged = await reviewRows(
          dataProvider,
          { section, archivo: file.name, filled, rows, signal },
          (count) => setWork(`Revisando ${count} de ${rows.length}`),
        );
        setReview({
          ...{ archivo: file.name, filled, references },
          rows: refuseRepeated(judged, section.key),
          ignored: head.cells.filter((_, at) => !columns[at]),
        });
      }),

    /** Saves the rows without errors, all of them or none. */
    save: ({ rows: all, ...others }: Review) =>
      run(
        'Guardando todas las filas',
        async (signal) => {
          const { archivo, filled } = others;
          const rows = all.filter((row) => !isFaulty(row));
          const sent = { section, archivo, filled, rows, signal };
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

    startAgain: () => {
      setProblem(undefined);
      setReview(undefined);
      setDone(undefined);
    },
  };
};

export type Import = ReturnType<typeof useImport>;
