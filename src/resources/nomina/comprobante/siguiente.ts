import type { Identifier } from 'ra-core';
import { createContext, useContext } from 'react';
import type { DetalleRecord } from '../nominaRecord';

interface Turno {
  /** The line whose dialog was opened from elsewhere than its own row. */
  llamada?: Identifier;
  llamar: (id: Identifier | undefined) => void;
  /** Who is to be paid after a line. */
  siguienteDe: (id: Identifier) => DetalleRecord | undefined;
}

const TurnoContext = createContext<Turno>({ llamar: () => undefined, siguienteDe: () => undefined });

/** Lets the lines of a sheet be paid one after the other. */
export const TurnoProvider = TurnoContext.Provider;

export const useTurno = (): Turno => useContext(TurnoContext);

/** The first line without a proof below this one, or from the top; none: all others are paid. */
export const siguienteEn = (
  lines: readonly DetalleRecord[],
  after?: Identifier,
): DetalleRecord | undefined => {
  const below = lines.findIndex(({ id }) => id === after) + 1;

  return [...lines.slice(below), ...lines.slice(0, below)].find(
    ({ id, comprobante }) => id !== after && comprobante.length === 0,
  );
};

/** The state of a link to a sheet that opens the dialog of whoever is to be paid next. */
export const PAGAR = { pagar: true };
