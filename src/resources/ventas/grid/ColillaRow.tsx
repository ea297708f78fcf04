import { type ChangeEvent, memo, useId, useState } from 'react';
import { isVoid, LONGEST_CELL } from '../../../../contract/ventas';
import { COLUMNS, type Column, type Row, refusalOf } from './gridRow';
import { type Change, isNegative } from './gridRows';

interface ColillaRowProps {
  row: Row;
  number: number;
  cifras: number;
  /** Texts, not an object: an unchanged row must not render again. */
  doubtOfColilla?: string;
  doubtOfValor?: string;
  dispatch: (change: Change) => void;
}

export const ColillaRow = memo(
  ({ row, number, cifras, doubtOfColilla, doubtOfValor, dispatch }: ColillaRowProps) => {
    const textId = useId();
    const [active, setActive] = useState<Column>();
    const [isTyping, setIsTyping] = useState(false);
    const isVoided = isVoid(row.colilla.trim());

    /** Nothing is said of a cell while it is typed. */
    const saidOf = (column: Column, ifValid?: string) => {
      const isUnfinished =
        active === column ? isTyping || ['', '-'].includes(row[column]) : active && row[column] === '';
      if (isUnfinished) return {};
      const refusal = refusalOf(row, column, cifras);
      const doubt = refusal === undefined ? ifValid : undefined;

      return { refusal, doubt, text: refusal ?? doubt };
    };
    const said = { colilla: saidOf('colilla', doubtOfColilla), valor: saidOf('valor', doubtOfValor) };

    const propsOf = (column: Column) => ({
      value: row[column],
      'data-column': column,
      'aria-invalid': said[column].refusal !== undefined,
      'data-doubt': said[column].doubt && true,
      'aria-describedby': said[column].text && `${textId}-${column}`,
      autoComplete: 'off',
      maxLength: LONGEST_CELL,
      enterKeyHint: 'next' as const,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        // React puts back the text that is in the row.
        if (isNativeUndo(nativeEvent)) return;
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
          <button
            type="button"
            tabIndex={-1}
            data-action="toggleSign"
            aria-pressed={isNegative(row.valor)}
            aria-label={`Valor negativo, fila ${number}`}
          >
            ±
          </button>
          <button type="button" tabIndex={-1} data-action="remove" aria-label={`Quitar fila ${number}`}>
            Quitar
          </button>
        </td>
        <td>
          {COLUMNS.filter((column) => said[column].text).map((column) => (
            <div key={column} id={`${textId}-${column}`} data-doubt={said[column].doubt && true}>
              {said[column].text}
            </div>
          ))}
        </td>
      </tr>
    );
  },
);

/** The browser's own undo, which comes here if nothing could prevent it: one of another input changes this one too. */
const isNativeUndo = (event: Event) =>
  'inputType' in event && ['historyUndo', 'historyRedo'].includes(String(event.inputType));
