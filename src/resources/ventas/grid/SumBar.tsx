import type { ReactNode } from 'react';
import { formatExact } from '../../../format/money';
import { counted } from '../../../format/text';
import { porRevisar } from './doubts';
import type { Summary } from './gridRow';

interface SumBarProps {
  summary: Summary;
  onCorrect: () => void;
  doubts: number;
  onReview: () => void;
  /** Missing while the last change is a cell. */
  onUndo?: () => void;
  children: ReactNode;
}

export const porCorregir = (count: number): string =>
  counted(count, 'fila por corregir', 'filas por corregir');

export const SumBar = ({
  summary: { sum, colillas, toCorrect },
  onCorrect,
  doubts,
  onReview,
  onUndo,
  children,
}: SumBarProps) => (
  <div data-bar>
    <div role="status" aria-label="Suma">
      <span>
        SUMA <strong>{formatExact(sum)}</strong>
      </span>
      <span>{counted(colillas, 'colilla', 'colillas')}</span>
      {toCorrect.length > 0 && (
        <button type="button" data-fault onClick={onCorrect}>
          {porCorregir(toCorrect.length)}
        </button>
      )}
      {doubts > 0 && (
        <button type="button" data-doubt onClick={onReview}>
          {porRevisar(doubts)}
        </button>
      )}
      {onUndo && (
        <button type="button" data-undo onClick={onUndo}>
          Deshacer
        </button>
      )}
    </div>
    {children}
  </div>
);
