import { type ChangeEvent, memo, useId, useState } from 'react';
import { isVoid, LONGEST_CELL } from '../../../../contract/ventas';
import { COLUMNS, type Column, type Row, refusalOf } from './gridRow';
import type { Change } from './gridRows';

interface ColillaRowProps {
  row: Row;
  number: number;
  cifras: number;
  dispatch: (change: Change) => void;
}

export const ColillaRow = memo(({ row, number, cifras, dispatch }: ColillaRowProps) => {
  const errorId = useId();
  const [active, setActive] = useState<Column>();
  const [isTyping, setIsTyping] = useState(false);
  const isVoided = isVoid(row.colilla.trim());

  const refusalIn = (column: Column) => {
    const isUnfinished = active === column ? isTyping || row[column] === '' : active && row[column] === '';

    return isUnfinished ? undefined : refusalOf(row, column, cifras);
  };
  const refusals = { colilla: refusalIn('colilla'), valor: refusalIn('valor') };

  const propsOf = (column: Column) => ({
    value: row[column],
    'data-column': column,
    'aria-invalid': refusals[column] !== undefined,
    'aria-describedby': refusals[column] && `${errorId}-${column}`,
    autoComplete: 'off',
    maxLength: LONGEST_CELL,
    enterKeyHint: 'next' as const,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setIsTyping(true);
      dispatch({ type: 'write', key: row.key, column, text: target.value });
    },
    onFocus: () => setActive(column),
    onBlur: () => {
      setActive(undefined);
      setIsTyping(false);
    },
  });

  return (
    <tr data-key={row.key} data-void={isVoided || undefined}>
      <td>{number}</td>
      <td>
        <input {...propsOf('colilla')} aria-label={`Colilla, fila ${number}`} inputMode="numeric" />
      </td>
      <td>
        <input {...propsOf('valor')} aria-label={`Valor, fila ${number}`} inputMode="decimal" />
      </td>
      <td>
        <button
          type="button"
          tabIndex={-1}
          data-action="toggleVoid"
          aria-pressed={isVoided}
          aria-label={`Nula, fila ${number}`}
        >
          Nula
        </button>
        <button type="button" tabIndex={-1} data-action="remove" aria-label={`Quitar fila ${number}`}>
          Quitar
        </button>
      </td>
      <td>
        {COLUMNS.filter((column) => refusals[column]).map((column) => (
          <div key={column} id={`${errorId}-${column}`}>
            {refusals[column]}
          </div>
        ))}
      </td>
    </tr>
  );
});
