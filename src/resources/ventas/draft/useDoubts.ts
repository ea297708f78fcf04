import { useGetOne } from 'ra-core';
import { useMemo } from 'react';
import type { colillasCalls } from '../../../../contract/colillas';
import type { Venta } from '../../../../contract/ventas';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import type { ReportRecord } from '../../../ui/report/useReport';
import { type Doubts, doubtsOf } from '../grid/doubts';
import type { Summary } from '../grid/gridRow';

/** Asks our own API once for the largest recent valor of the promotor. Other hosts do not have this call. */
export const useDoubts = (
  { fk_vendedor }: Venta,
  { cifras, summary }: { cifras: number | undefined; summary: Summary },
): Doubts => {
  const { api_local } = useUsuarioActual();
  const { data } = useGetOne<ReportRecord<typeof colillasCalls.largest>>(
    'colillas',
    { id: 'largest', meta: { fk_vendedor } },
    { enabled: api_local === true, staleTime: Number.POSITIVE_INFINITY },
  );
  const largest = data?.answer.mayor;

  return useMemo(() => doubtsOf(summary, { cifras, largest }), [summary, cifras, largest]);
};
