import type { ReactNode } from 'react';
import { formatExact } from '../../format/money';
import type { Summary } from './gridRow';

interface SumBarProps {
  summary: Summary;
  /** What else must stay in sight. */
  children: ReactNode;
}

/** What the typed rows amount to, in sight however far the grid is scrolled. */
export const SumBar = ({ summary: { sum, colillas, toCorrect }, children }: SumBarProps) => (
  <div data-bar>
    <div role="status" aria-label="Suma">
      <span>
        SUMA <strong>{formatExact(sum)}</strong>
      </span>
      <span>{colillas === 1 ? '1 colilla' : `${colillas} colillas`}</span>
      {toCorrect > 0 && (
        <span data-fault>{toCorrect === 1 ? '1 fila por corregir' : `${toCorrect} filas por corregir`}</span>
      )}
    </div>
    {children}
  </div>
);
