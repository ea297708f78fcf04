import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useRefresh } from 'ra-core';
import { useState } from 'react';
import type { Premio } from '../../../contract/premios';
import { useLock } from '../../ui/useLock';
import { type Informe, type Lote, runLote } from './lote';

/** The chosen premios as they stand now, and the step taken with all of them. */
export const useLote = (lote: Lote) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const lock = useLock();
  const { selectedIds, onSelect } = useListContext<Premio>();
  const [ids] = useState(selectedIds);
  const [count, setCount] = useState(0);
  const [informe, setInforme] = useState<Informe>();
  // The list's rows may be older than another person's step, and of this page only.
  const premios = useQuery({
    queryKey: ['premios', 'lote', ids],
    queryFn: async () => (await dataProvider.getMany<Premio>('premios', { ids })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const run = async (values: Partial<Premio>) => {
    if (!premios.data || !lock.take()) return;
    const result = await runLote({
      premios: premios.data,
      lote,
      send: (premio) =>
        dataProvider.update('premios', {
          id: premio.id,
          data: { ...premio, ...values, estado: lote.to },
          previousData: premio,
        }),
      onProgress: setCount,
    });

    lock.release();
    setInforme(result);
    onSelect(result.refused.map(({ premio }) => premio.id));
    refresh();
  };

  return { premios, count, informe, isBusy: lock.isLocked, run };
};
