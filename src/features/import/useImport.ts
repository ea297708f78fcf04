import { useDataProvider, useRefresh } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Importada } from '../../../contract/importar';
import type { Line } from '../../format/import/line';
import { uuid } from '../../format/uuid';
import {
  GONE,
  type ImportedFile,
  loadReferences,
  openFile,
  reviewRows,
  type Section,
  saveRows,
} from './importSteps';
import { type FindReference, finderOf, type References } from './readCell';
import { correctCell, type Filled, type ImportRow, isFaulty, readLine, refuseRepeated } from './rows';
import type { Target } from './targets';

/** What is under way, and how much of it is done; no share where nobody can tell. */
export interface Work {
  text: string;
  share?: number;
}

export interface Reviewed {
  rows: readonly ImportRow[];
  filled: Filled;
  references: References;
  find: FindReference;
}

/** A file on its way to records: chosen, its columns matched, looked at, corrected, and written. */
export const useImport = (section: Section, targets: readonly Target[]) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const [file, setFile] = useState<ImportedFile>();
  const [columns, setColumns] = useState<readonly string[]>([]);
  const [reviewed, setReviewed] = useState<Reviewed>();
  const [done, setDone] = useState<Importada & { left: number[] }>();
  const [work, setWork] = useState<Work>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const key = useRef('');
  useEffect(() => () => running.current?.abort(), []);

  const name = file?.name ?? '';
  const checked = useMemo(
    () => reviewed && { ...reviewed, rows: refuseRepeated(reviewed.rows, section.key) },
    [reviewed, section.key],
  );

  /** A row that was corrected meanwhile stays as it is. */
  const replace = (before: readonly ImportRow[], rows: readonly ImportRow[]) =>
    setReviewed((now) => now && { ...now, rows: now.rows.map((row) => rows[before.indexOf(row)] ?? row) });

  /** One thing at a time, which can be given up. */
  const run = async (text: string, task: (signal: AbortSignal) => Promise<void>, whenGone?: string) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setProblem(undefined);
    setWork({ text });

    try {
      await task(controller.signal);
    } catch (error) {
      setProblem(
        controller.signal.aborted ? whenGone : error instanceof Error ? error.message : String(error),
      );
    } finally {
      running.current = undefined;
      setWork(undefined);
    }
  };

  return {
    file,
    columns,
    reviewed: checked,
    done,
    work,
    problem,
    setColumns,
    cancel: () => running.current?.abort(),

    open: (fileName: string, read: (signal: AbortSignal) => Promise<readonly Line[]>) =>
      run('Leyendo el archivo', async (signal) => {
        const opened = openFile(fileName, await read(signal), targets);
        setFile(opened.file);
        setColumns(opened.columns);
      }),

    review: (filled: Filled) =>
      run('Revisando', async (signal) => {
        const references = await loadReferences(dataProvider, filled, section.resourceOf, signal);
        const find = finderOf(references);
        const rows = (file?.lines ?? []).map((line) => readLine(line, filled, find));
        const outcomes = await reviewRows(dataProvider, section, {
          ...{ name, filled, rows, signal },
          onProgress: (count) =>
            setWork({ text: `Revisando ${count} de ${rows.length}`, share: count / rows.length }),
        });
        key.current = uuid();
        setReviewed({ filled, references, find, rows: outcomes });
      }),

    /** Reads a cell as somebody wrote it, and asks the API about its row while the work goes on. */
    correct: async (fila: number, target: Target, text: string) => {
      const before = reviewed?.rows.find((row) => row.fila === fila);
      if (!reviewed || !before) return;
      const corrected = correctCell(before, target, text, reviewed.find);
      key.current = uuid();
      replace([before], [corrected]);

      await reviewRows(dataProvider, section, { name, filled: reviewed.filled, rows: [corrected] }).then(
        (rows) => replace([corrected], rows),
        ({ message }: Error) => setProblem(message),
      );
    },

    /** The rows without errors, all of them or none. */
    save: () =>
      run(
        'Guardando todas las filas',
        async (signal) => {
          if (!checked) return;
          const rows = checked.rows.filter((row) => !isFaulty(row));
          const sent = { ...checked, rows, name, signal, idempotencyKey: key.current };
          const { answer, refused } = await saveRows(dataProvider, section, sent);
          if (refused) {
            key.current = uuid();
            replace(rows, refused.rows);
            throw new Error(refused.text);
          }
          if (answer) setDone({ ...answer, left: checked.rows.filter(isFaulty).map(({ fila }) => fila) });
          refresh();
        },
        GONE,
      ),

    back: () => {
      setProblem(undefined);
      if (reviewed) setReviewed(undefined);
      else setFile(undefined);
    },

    startAgain: () => {
      setProblem(undefined);
      setFile(undefined);
      setReviewed(undefined);
      setDone(undefined);
    },
  };
};

export type Import = ReturnType<typeof useImport>;
