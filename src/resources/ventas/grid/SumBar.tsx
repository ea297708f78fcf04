import type { ReactNode } from 'react';
import { formatExact } from '../../../format/money';
import { counted } from '../../../format/text';
import type { Summary } from './gridRow';
import { porCorregir } from './porCorregir';

interface SumBarProps {
  summary: Summary;
  /** Leads to the first row that is to be corrected. */
  onCorrect: () => void;
  /** What else must stay in sight. */
  children: ReactNode;
}

/** What the typed rows amount to, in sight however far the grid is scrolled. */
export const SumBar = ({ summary: { sum, colillas, toCorrect }, onCorrect, children }: SumBarProps) => (
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
    </div>
    {children}
  </div>
);
