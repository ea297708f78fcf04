import { type Identifier, useEvent } from 'ra-core';
import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { DetalleRecord } from '../../../dataProvider/nomina';

interface Turno {
  llamada?: Identifier;
  llamar: (id: Identifier | undefined) => void;
  siguienteDe: (id: Identifier) => DetalleRecord | undefined;
}

const TurnoContext = createContext<Turno>({ llamar: () => undefined, siguienteDe: () => undefined });

export const TurnoProvider = TurnoContext.Provider;

export const useTurno = (): Turno => useContext(TurnoContext);

export const PAGAR = { pagar: true };

/** A link with PAGAR waits until the lines are refetched. */
export const useTurnos = (lines: readonly DetalleRecord[] | undefined, isFresh: boolean): Turno => {
  const { state } = useLocation();
  const way = useNavigationType();
  // Only after PUSH: going back or reloading must not open the dialog again.
  const [isAsked, setIsAsked] = useState(way === 'PUSH' && Object(state).pagar === PAGAR.pagar);
  const [llamada, llamar] = useState<Identifier>();

  useEffect(() => {
    if (!isAsked || !lines || !isFresh) return;
    setIsAsked(false);
    llamar(siguienteEn(lines)?.id);
  }, [isAsked, lines, isFresh]);

  // Reads the lines at the time of the call.
  const siguienteDe = useEvent((id: Identifier) => siguienteEn(lines ?? [], id));

  return { llamada, llamar, siguienteDe };
};

/** Starts again at the top after the last line. */
export const siguienteEn = (
  lines: readonly DetalleRecord[],
  after?: Identifier,
): DetalleRecord | undefined => {
  const below = lines.findIndex(({ id }) => id === after) + 1;

  return [...lines.slice(below), ...lines.slice(0, below)].find(
    ({ id, comprobante }) => id !== after && comprobante.length === 0,
  );
};
