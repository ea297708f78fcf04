import { type Ref, useState } from 'react';
import { formatExact } from '../../../format/money';
import { Notice } from '../../../ui/base/Notice';
import { KeepChoice, type Kept } from '../../../ui/form/conflict/KeepChoice';
import { centsOf, isBlank, type Row } from '../grid/gridRow';
import type { AskedRow } from '../grid/mergeRows';

interface AskedRowsProps {
  /** Who changed the venta, and when. */
  text: string;
  asked: readonly AskedRow[];
  /** As they are on the screen. */
  rows: readonly Row[];
  /** The rows that stay as the other side has them. */
  onDecide: (theirs: ReadonlySet<number>) => void;
  ref: Ref<HTMLDivElement>;
}

/** Rows that two people changed, one beside the other. All other rows are merged already. */
export const AskedRows = ({ text, asked, rows, onDecide, ref }: AskedRowsProps) => {
  const [chosen, setChosen] = useState<Readonly<Record<number, Kept>>>({});

  const choose = (key: number, choice: Kept) => {
    const next = { ...chosen, [key]: choice };
    setChosen(next);
    if (!asked.every((row) => next[row.key])) return;
    onDecide(new Set(asked.filter((row) => next[row.key] === 'saved').map((row) => row.key)));
  };

  return (
    <Notice ref={ref} severity="error">
      {text}. Elija qué queda en cada fila; las demás filas se unieron.
      {asked.map(({ key, fila, theirs }) => {
        const at = rows.findIndex((row) => row.key === key);

        return (
          <KeepChoice
            key={key}
            label={`Fila ${at === -1 ? fila : at + 1}`}
            saved={textOf(theirs)}
            typed={textOf(rows[at])}
            chosen={chosen[key]}
            onChoose={(choice) => choose(key, choice)}
          />
        );
      })}
    </Notice>
  );
};

const textOf = (row: Row | undefined): string => {
  if (!row || isBlank(row)) return 'quitada';
  const cents = centsOf(row.valor);

  return `${row.colilla} ${cents === undefined ? row.valor : formatExact(cents)}`;
};
