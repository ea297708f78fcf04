import { type ChangeEvent, memo, useId, useState } from 'react';
import { isVoid } from '../../../contract/ventas';
import { type Campo, type Fila, refusalOf } from './fila';
import type { Cambio } from './filas';

const CAMPOS: readonly Campo[] = ['colilla', 'valor'];

interface FilaColillaProps {
  fila: Fila;
  /** From 1. */
  number: number;
  cifras: number;
  dispatch: (cambio: Cambio) => void;
}

/** A row to type a colilla and its valor in; what is wrong with it is said once the typing has left it. */
export const FilaColilla = memo(({ fila, number, cifras, dispatch }: FilaColillaProps) => {
  const errorId = useId();
  const [active, setActive] = useState<Campo>();
  const [isTyping, setIsTyping] = useState(false);
  const isNula = isVoid(fila.colilla.trim());

  const refusalIn = (campo: Campo) => {
    const isUnfinished = active === campo ? isTyping || fila[campo] === '' : active && fila[campo] === '';

    return isUnfinished ? undefined : refusalOf(fila, campo, cifras);
  };
  const refusals = { colilla: refusalIn('colilla'), valor: refusalIn('valor') };

  const propsOf = (campo: Campo) => ({
    value: fila[campo],
    'data-campo': campo,
    'aria-invalid': refusals[campo] !== undefined,
    'aria-describedby': refusals[campo] && `${errorId}-${campo}`,
    autoComplete: 'off',
    enterKeyHint: 'next' as const,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setIsTyping(true);
      dispatch({ type: 'write', key: fila.key, campo, text: target.value });
    },
    onFocus: () => setActive(campo),
    onBlur: () => {
      setActive(undefined);
      setIsTyping(false);
    },
  });

  return (
    <tr data-key={fila.key} data-nula={isNula || undefined}>
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
          aria-pressed={isNula}
          aria-label={`Nula, fila ${number}`}
        >
          Nula
        </button>
        <button type="button" tabIndex={-1} data-action="remove" aria-label={`Quitar fila ${number}`}>
          Quitar
        </button>
      </td>
      <td>
        {CAMPOS.filter((campo) => refusals[campo]).map((campo) => (
          <div key={campo} id={`${errorId}-${campo}`}>
            {refusals[campo]}
          </div>
        ))}
      </td>
    </tr>
  );
});
