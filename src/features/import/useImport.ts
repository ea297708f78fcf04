import { useDataProvider, useRefresh, useStore } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { Importada } from '../../../contract/importar';
import { bare } from '../../format/import/heading';
import type { Sheet } from '../../format/import/line';
import { useFailure } from '../../ui/base/useFailure';
import { useQuestion } from '../../ui/form/dialogs/useQuestion';
import { useIdempotencyKey } from '../../ui/form/useIdempotencyKey';
import {
  asInFile,
  correctCell,
  type Review,
  refusedRows,
  reviewFile,
  rowsOf,
  sendRows,
  type Work,
} from './importCalls';
import { type Correction, countRows, isGivenName, type OpenedFile, openFile, openSheet } from './openFile';
import { type ImportRow, isFaulty, unseenIn } from './rows';
import type { ImportSection, Known } from './targets';
import { useKeptCorrections } from './useKeptCorrections';

const GONE = new Error(
  'Se canceló. Si el servidor ya había terminado, las filas están guardadas: mire la lista antes de repetir.',
);

export const useImport = (section: ImportSection) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const [known, setKnown] = useStore<Known>(`importaciones.${section.name}.columnas`, NONE);
  const [review, setReview] = useState<Review>();
  /** The heading, or the column of days, whose choice keeps the focus after the rows were read again. */
  const [given, setGiven] = useState<Given>();
  const newest = useRef<Review>(undefined);
  const corrections = useRef(Promise.resolve());
  const failedCorrections = useRef(0);
  /** Importar waits for the looks at corrected cells. */
  const [isWaiting, setIsWaiting] = useState(false);
  const isGone = useRef(false);
  /** Numbers of the rows for which an import was not sent: they show something that was not there when it was pressed. */
  const [unseen, setUnseen] = useState<readonly number[]>([]);
  const [done, setDone] = useState<Importada & { left: number[] }>();
  const [work, setWork] = useState<Work>();
  const [problem, setProblem] = useFailure();
  const [isCorrected, setIsCorrected] = useState(false);
  const [recovered, setRecovered] = useState(0);
  /** Whether an import left rows out that are nowhere else. */
  const [hasLeft, setHasLeft] = useState(false);
  const kept = useKeptCorrections();
  const question = useQuestion<undefined>();
  const running = useRef<AbortController>(undefined);
  const keyOf = useIdempotencyKey();
  useEffect(() => {
    isGone.current = false;

    return () => {
      isGone.current = true;
      running.current?.abort();
    };
  }, []);

  const run = async (begun: Work, task: (signal: AbortSignal) => Promise<void>, whenGone?: Error) => {
    if (running.current) return;
    running.current = new AbortController();
    const { signal } = running.current;
    setProblem(undefined);
    setUnseen([]);
    setWork(begun);

    try {
      await task(signal);
    } catch (error) {
      setProblem(signal.aborted ? whenGone : asError(error));
    } finally {
      running.current = undefined;
      setWork(undefined);
    }
  };

  const show = (next: Review | undefined) => {
    newest.current = next;
    setReview(next);
  };

  const look = async (opened: OpenedFile, signal: AbortSignal, columns = known) =>
    show(await reviewFile(dataProvider, opened, { section, known: columns, signal, onProgress: setWork }));

  const open = (file: File) =>
    run(READING, async (signal) => {
      const options = { targets: section.targets, known };
      const before = kept.of(file);
      const best = await openFile(file, { ...options, signal });
      const sheet = before && best.sheets.find((one) => (one.name ?? '') === before.sheet);
      const {
        corrections: recovered = [],
        imported,
        headRow,
        unnamed,
        fixed,
        otherDays,
      } = (sheet && before) ?? {};
      const opened = sheet ? openSheet(best, sheet, { ...options, headRow }) : best;
      await look({ ...opened, recovered, imported, unnamed, fixed, otherDays }, signal);
      setRecovered(recovered.length);
      setIsCorrected(recovered.length > 0);
    });

  /** Reads the rows anew, with a choice that returns with the file after a lost session. */
  const lookWith = (chosen: OpenedFile) =>
    run(READING, async (signal) => {
      await look(chosen, signal);
      kept.addChoices(chosen);
    });

  /** Whether corrected cells and rows that an import left out may be lost. */
  const mayDrop = async () => !(isCorrected || hasLeft) || question.ask(undefined);
  const forget = () => {
    setHasLeft(false);
    setIsCorrected(false);
    setRecovered(0);
    kept.forget();
  };

  /** The next file with this heading has its field at once; '' for none. A name of ours holds for this file alone. */
  const giveField = (shown: Review, head: string, source: string) => {
    const choice = { [bare(head)]: source };
    setGiven({ head });
    if (isGivenName(shown, head)) {
      return lookWith({ ...shown, unnamed: { ...shown.unnamed, ...choice } });
    }
    const columns = { ...known, ...choice };
    setKnown(columns);

    return run(READING, (signal) => look(shown, signal, columns));
  };

  /** Reads the file anew, from another sheet or below another row. */
  const openAgain = async (shown: Review, sheet: Review['sheet'] | undefined, headRow?: number) => {
    if (!(await mayDrop())) return;
    forget();
    const options = { targets: section.targets, known, headRow };
    await run(READING, (signal) => look(openSheet(shown, sheet, options), signal));
  };

  /** Gives a field that the file does not have one value for all rows; '' for none. */
  const fix = (shown: Review, source: string, text: string) =>
    lookWith({ ...shown, fixed: { ...shown.fixed, [source]: text } });

  /** Reads a column of days that does not tell its order. */
  const chooseOrder = (shown: Review, source: string, isOther: boolean) => {
    setGiven({ days: source });
    const others = (shown.otherDays ?? []).filter((one) => one !== source);

    return lookWith({ ...shown, otherDays: isOther ? [...others, source] : others });
  };

  /** One after the other, each on the answer to the one before. Rejects if the row could not be looked at. */
  const correct = (correction: Correction): Promise<void> => {
    setIsCorrected(true);
    setUnseen([]);
    const corrected = corrections.current.then(async () => {
      const before = newest.current;
      if (!before) return;
      const typed = asInFile(before, correction);
      kept.add(before, typed);
      const changes = await correctCell(dataProvider, before, { ...typed, section });
      // Another look meanwhile has read all rows anew.
      if (newest.current?.filled === before.filled) show({ ...newest.current, ...changes });
    });
    corrections.current = corrected.catch((error) => {
      failedCorrections.current += 1;
      setProblem(asError(error));
    });

    return corrected;
  };

  /**
   * Saves all rows without errors, or none. Looks at corrected cells come first: the server takes one call at a time. They
   * may show what was not there in the review that the user has seen.
   */
  const save = async (isConfirmed: (rows: readonly ImportRow[]) => boolean, seen: Review) => {
    if (isWaiting) return;
    const failed = failedCorrections.current;
    setIsWaiting(true);
    await corrections.current;
    setIsWaiting(false);
    const shown = newest.current;
    if (!shown || isGone.current || failedCorrections.current > failed) return;
    const all = rowsOf(shown, section);
    const unseen = unseenIn(all, rowsOf(seen, section), section);
    setUnseen(unseen);
    if (unseen.length > 0) return;
    const rows = all.filter((row) => !isFaulty(row));
    if (!isConfirmed(rows)) return;
    const showRefusals = async (error: unknown, signal: AbortSignal): Promise<never> => {
      const refused = refusedRows(rows, error);
      if (refused?.isOutdated) await look(shown, signal);
      else if (refused) {
        show({ ...shown, looked: shown.looked.map((row) => refused.rows[rows.indexOf(row)] ?? row) });
      }
      throw error;
    };

    return run(
      { text: 'Guardando todas las filas', expected: shown.pace * rows.length },
      async (signal) => {
        const { filled, file } = shown;
        const sent = { section, filled, archivo: file.name, rows, signal, idempotencyKey: keyOf(rows) };
        const answer = await sendRows(dataProvider, sent).catch((error) => showRefusals(error, signal));
        const left = all.filter(isFaulty).map(({ fila }) => fila);
        setIsCorrected(false);
        setRecovered(0);
        kept.addImported(
          shown,
          rows.map(({ fila }) => fila),
        );
        setHasLeft(left.length > 0);
        setDone({ ...answer, left });
        refresh();
      },
      GONE,
    );
  };

  /** With the rows that were left out. */
  const goOn = () => {
    const { left = [] } = done ?? {};
    setDone(undefined);
    show(newest.current && onlyRows(newest.current, left));
  };

  const startAgain = async () => {
    if (!(await mayDrop())) return;
    forget();
    setProblem(undefined);
    show(undefined);
    setGiven(undefined);
    setDone(undefined);
    setUnseen([]);
  };

  return {
    section,
    given,
    review,
    done,
    work,
    problem: problem?.message,
    isUnsaved: isCorrected || hasLeft,
    lostText: `Si sigue, se pierden ${hasLeft ? 'las filas que no se importaron' : 'las celdas que corrigió'}`,
    /** How many cells an earlier session had corrected. */
    recovered,
    keptFileName: kept.fileName,
    question,
    open,
    giveField,
    chooseSheet: (shown: Review, name: string) =>
      openAgain(
        shown,
        shown.sheets.find((one) => one.name === name),
      ),
    countRows: (sheet: Sheet) => countRows(sheet, { targets: section.targets, known }),
    chooseHead: (shown: Review, headRow: number) => openAgain(shown, shown.sheet, headRow),
    chooseOrder,
    fix,
    goOn,
    /** The rows that were left out are in a file now. */
    tellDownloaded: () => setHasLeft(false),
    correct,
    /** An import that was undone has left no row in the section. */
    forgetImported: kept.forgetImported,
    leaveImported: (leavesImported: boolean) => show(newest.current && { ...newest.current, leavesImported }),
    leaveHidden: (leavesHidden: boolean) => show(newest.current && { ...newest.current, leavesHidden }),
    save,
    isWaiting,
    unseen,
    startAgain,
    cancel: () => running.current?.abort(),
  };
};

interface Given {
  head?: string;
  days?: string;
}

const NONE: Known = {};

const READING: Work = { text: 'Leyendo el archivo' };

const onlyRows = (review: Review, numbers: readonly number[]): Review => ({
  ...review,
  lines: review.lines.filter(({ number }) => numbers.includes(number)),
  looked: review.looked.filter(({ fila }) => numbers.includes(fila)),
});

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

export type Import = ReturnType<typeof useImport>;
