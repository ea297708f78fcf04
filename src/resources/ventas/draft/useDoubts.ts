import { useMemo } from 'react';
import { colillasCalls } from '../../../../contract/colillas';
import type { Venta } from '../../../../contract/ventas';
import { useCall } from '../../../ui/base/useCall';
import { type Doubts, doubtsOf } from '../grid/doubts';
import type { Summary } from '../grid/gridRow';

/** Asks our own API once for the largest recent valor of the promotor. Other hosts do not have this call. */
export const useDoubts = (
  { fk_vendedor }: Venta,
  { cifras, summary }: { cifras: number | undefined; summary: Summary },
): Doubts => {
  const { data } = useCall(
    colillasCalls.largest,
    { fk_vendedor: Number(fk_vendedor) },
    { staleTime: Number.POSITIVE_INFINITY, keepsLast: false },
  );
  const largest = data?.mayor;

  return useMemo(() => doubtsOf(summary, { cifras, largest }), [summary, cifras, largest]);
};
