import { useDataProvider, useRefresh } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { Importada } from '../../../contract/importar';
import { useIdempotencyKey } from '../../ui/form/useIdempotencyKey';
import { type Review, refusedRows, reviewFile, sendRows } from './importCalls';
import { isFaulty } from './rows';
import type { ImportSection } from './targets';

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

  const look = async (file: File, signal: AbortSignal) =>
    setReview(await reviewFile(dataProvider, { section, file, signal, onProgress: setWork }));

  const open = (file: File) => run('Leyendo el archivo', (signal) => look(file, signal));

  /** Saves all rows without errors, or none. */
  const save = (shown: Review) => {
    const rows = shown.rows.filter((row) => !isFaulty(row));
    const showRefusals = async (error: unknown, signal: AbortSignal): Promise<never> => {
      const refused = refusedRows(rows, error);
      if (refused?.isOutdated) await look(shown.file, signal);
      else if (refused) {
        setReview({ ...shown, rows: shown.rows.map((row) => refused.rows[rows.indexOf(row)] ?? row) });
      }
      throw error;
    };

    return run(
      'Guardando todas las filas',
      async (signal) => {
        const sent = { section, ...shown, rows, signal, idempotencyKey: keyOf(rows) };
        const answer = await sendRows(dataProvider, sent).catch((error) => showRefusals(error, signal));
        setDone({ ...answer, left: shown.rows.filter(isFaulty).map(({ fila }) => fila) });
        refresh();
      },
      GONE,
    );
  };

  const startAgain = () => {
    setProblem(undefined);
    setReview(undefined);
    setDone(undefined);
  };

  return {
    section,
    review,
    done,
    work,
    problem,
    open,
    save,
    startAgain,
    cancel: () => running.current?.abort(),
  };
};

export type Import = ReturnType<typeof useImport>;
