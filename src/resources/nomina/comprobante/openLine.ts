import { type Identifier, useEvent } from 'ra-core';
import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { DetalleRecord } from '../../../dataProvider/nomina';

interface OpenLine {
  openId?: Identifier;
  open: (id: Identifier | undefined) => void;
  nextAfter: (id: Identifier) => DetalleRecord | undefined;
}

export const OpenLineContext = createContext<OpenLine>({ open: () => undefined, nextAfter: () => undefined });

export const useOpenLine = (): OpenLine => useContext(OpenLineContext);

export const PAGAR = { pagar: true };

/** A link with PAGAR waits until the lines are refetched. */
export const useOpenLineState = (lines: readonly DetalleRecord[] | undefined, isFresh: boolean): OpenLine => {
  const { state } = useLocation();
  const way = useNavigationType();
  // Only after PUSH: going back or reloading must not open the dialog again.
  const [isAsked, setIsAsked] = useState(way === 'PUSH' && Object(state).pagar === PAGAR.pagar);
  const [openId, open] = useState<Identifier>();

  useEffect(() => {
    if (!isAsked || !lines || !isFresh) return;
    setIsAsked(false);
    open(nextUnpaid(lines)?.id);
  }, [isAsked, lines, isFresh]);

  // Reads the lines at the time of the call.
  const nextAfter = useEvent((id: Identifier) => nextUnpaid(lines ?? [], id));

  return { openId, open, nextAfter };
};

/** Starts again at the top after the last line. */
export const nextUnpaid = (
  lines: readonly DetalleRecord[],
  after?: Identifier,
): DetalleRecord | undefined => {
  const below = lines.findIndex(({ id }) => id === after) + 1;

  return [...lines.slice(below), ...lines.slice(0, below)].find(
    ({ id, comprobante }) => id !== after && comprobante.length === 0,
  );
};
