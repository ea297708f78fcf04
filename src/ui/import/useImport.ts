import { useDataProvider, useRefresh } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { Importada } from '../../../contract/importar';
import type { Line } from '../../format/import/line';
import { uuid } from '../../format/uuid';
import { GONE, type ImportedFile, loadReferences, reviewRows, type Section, saveRows } from './importSteps';
import type { References } from './references';
import { type Filled, type ImportRow, readLine, refuseRepeated } from './rows';

/** What is under way, and how much of it is done; no share where nobody can tell. */
export interface Work {
  text: string;
  share?: number;
}

export interface Reviewed {
  rows: readonly ImportRow[];
  filled: Filled;
  references: References;
}

/** A file on its way to records: chosen, its columns matched, looked at, and written. */
export const useImport = (section: Section) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const [file, setFile] = useState<ImportedFile>();
  const [columns, setColumns] = useState<readonly string[]>([]);
  const [reviewed, setReviewed] = useState<Reviewed>();
  const [done, setDone] = useState<Importada>();
  const [work, setWork] = useState<Work>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const key = useRef('');
  useEffect(() => () => running.current?.abort(), []);

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
    reviewed,
    done,
    work,
    problem,
    setColumns,
    cancel: () => running.current?.abort(),

    open: (name: string, read: (signal: AbortSignal) => Promise<readonly Line[]>) =>
      run('Leyendo el archivo', async (signal) => {
        const opened = section.open(name, await read(signal));
        setFile(opened.file);
        setColumns(opened.columns);
      }),

    review: (filled: Filled) =>
      run('Revisando', async (signal) => {
        const references = await loadReferences(dataProvider, filled, section.resourceOf, signal);
        const read = (file?.lines ?? []).map((line) => readLine(line, filled, section.finderOf(references)));
        const rows = refuseRepeated(read, section.key);
        const outcomes = await reviewRows(dataProvider, section, {
          ...{ name: file?.name ?? '', filled, rows, signal },
          onProgress: (count) =>
            setWork({ text: `Revisando ${count} de ${rows.length}`, share: count / rows.length }),
        });
        key.current = uuid();
        setReviewed({ filled, references, rows: outcomes });
      }),

    save: () =>
      run(
        'Guardando todas las filas',
        async (signal) => {
          if (!reviewed) return;
          const sent = { ...reviewed, name: file?.name ?? '', signal, idempotencyKey: key.current };
          const { answer, refused } = await saveRows(dataProvider, section, sent);
          if (refused) setReviewed({ ...reviewed, rows: refused.rows });
          if (refused) throw new Error(refused.text);
          setDone(answer);
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
