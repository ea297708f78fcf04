import { type Identifier, useEvent } from 'ra-core';
import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { DetalleRecord } from '../nominaRecord';
import { PAGAR, siguienteEn } from './siguiente';

/** Whose turn it is on a sheet; a link may ask for the next one, once the lines are as they stand now. */
export const useTurnos = (lines: readonly DetalleRecord[] | undefined, isFresh: boolean) => {
  const { state } = useLocation();
  const way = useNavigationType();
  // Who comes back, or loads the page anew, has not asked again.
  const [isAsked, setIsAsked] = useState(way === 'PUSH' && Object(state).pagar === PAGAR.pagar);
  const [llamada, llamar] = useState<Identifier>();

  useEffect(() => {
    if (!isAsked || !lines || !isFresh) return;
    setIsAsked(false);
    llamar(siguienteEn(lines)?.id);
  }, [isAsked, lines, isFresh]);

  // Somebody else may have been paid between one look and the next.
  const siguienteDe = useEvent((id: Identifier) => siguienteEn(lines ?? [], id));

  return { llamada, llamar, siguienteDe };
};
