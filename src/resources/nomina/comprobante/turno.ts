import { type Identifier, useEvent } from 'ra-core';
import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { DetalleRecord } from '../nominaProvider';

interface Turno {
  /** The line whose dialog was opened from elsewhere than its own row. */
  llamada?: Identifier;
  llamar: (id: Identifier | undefined) => void;
  siguienteDe: (id: Identifier) => DetalleRecord | undefined;
}

const TurnoContext = createContext<Turno>({ llamar: () => undefined, siguienteDe: () => undefined });

export const TurnoProvider = TurnoContext.Provider;

export const useTurno = (): Turno => useContext(TurnoContext);

/** The state of a link to a sheet that opens the dialog of the next person to be paid. */
export const PAGAR = { pagar: true };

/** For TurnoProvider; a link with PAGAR waits until the lines are read again. */
export const useTurnos = (lines: readonly DetalleRecord[] | undefined, isFresh: boolean): Turno => {
  const { state } = useLocation();
  const way = useNavigationType();
  // Going back and reloading the page do not ask again.
  const [isAsked, setIsAsked] = useState(way === 'PUSH' && Object(state).pagar === PAGAR.pagar);
  const [llamada, llamar] = useState<Identifier>();

  useEffect(() => {
    if (!isAsked || !lines || !isFresh) return;
    setIsAsked(false);
    llamar(siguienteEn(lines)?.id);
  }, [isAsked, lines, isFresh]);

  // The lines as they stand when it is called.
  const siguienteDe = useEvent((id: Identifier) => siguienteEn(lines ?? [], id));

  return { llamada, llamar, siguienteDe };
};

/** The first line without a proof below a line, or else from the top. */
export const siguienteEn = (
  lines: readonly DetalleRecord[],
  after?: Identifier,
): DetalleRecord | undefined => {
  const below = lines.findIndex(({ id }) => id === after) + 1;

  return [...lines.slice(below), ...lines.slice(0, below)].find(
    ({ id, comprobante }) => id !== after && comprobante.length === 0,
  );
};
