import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useRefresh } from 'ra-core';
import { useState } from 'react';
import type { Premio } from '../../../contract/premios';
import { isAnswer, SESION_TERMINADA } from '../../ui/isAnswer';
import { useLock } from '../../ui/useLock';
import { type Informe, type Lote, runLote } from './lote';

/** The chosen premios, and the step taken with all of them. */
export const useLote = (lote: Lote) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const lock = useLock();
  const { data: rows = [], selectedIds, onSelect } = useListContext<Premio>();
  const [ids] = useState(selectedIds);
  // On the version that was seen: what another person changed meanwhile is refused. Those of other pages are read.
  const [seen] = useState(() => rows.filter(({ id }) => ids.includes(id)));
  const others = ids.filter((id) => seen.every((premio) => premio.id !== id));
  const [count, setCount] = useState(0);
  const [informe, setInforme] = useState<Informe>();
  const { data, error, refetch } = useQuery({
    queryKey: ['premios', 'lote', others],
    queryFn: async () =>
      others.length === 0 ? [] : (await dataProvider.getMany<Premio>('premios', { ids: others })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const premios = data && [...seen, ...data];

  const run = async (values: Partial<Premio>) => {
    if (!premios || !lock.take()) return;
    const result = await runLote({
      premios,
      lote,
      send: async (premio) => {
        const { data: answer } = await dataProvider.update('premios', {
          id: premio.id,
          data: { ...premio, ...values, estado: lote.to },
          previousData: premio,
        });
        if (!isAnswer(answer)) throw new Error(SESION_TERMINADA);
      },
      onProgress: setCount,
    });

    lock.release();
    setInforme(result);
    onSelect(result.refused.map(({ premio }) => premio.id));
    refresh();
  };

  return { premios, error, refetch, count, informe, isBusy: lock.isLocked, run };
};
