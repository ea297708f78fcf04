import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useRefresh } from 'ra-core';
import { useState } from 'react';
import type { Premio } from '../../../contract/premios';
import { useLock } from '../../ui/action/useLock';
import { SESION_TERMINADA, wasWritten } from '../../ui/action/wasWritten';
import { useUsuarioActual } from '../../ui/page/usuarioActual';
import { type BulkStep, type Refused, type Report, runBulkStep, whyNot } from './bulkStep';

/** Of the chosen premios those with which the step can be taken, those that stay as they are, and the step itself. */
export const useBulkStep = (step: BulkStep) => {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const lock = useLock();
  const usuario = useUsuarioActual();
  const { data: rows = [], selectedIds, onSelect } = useListContext<Premio>();
  const [ids] = useState(selectedIds);
  // On the version that was seen: what another person changed meanwhile is refused. Those of other pages are read.
  const [seen] = useState(() => rows.filter(({ id }) => ids.includes(id)));
  const others = ids.filter((id) => seen.every((premio) => premio.id !== id));
  const [count, setCount] = useState(0);
  const [report, setReport] = useState<Report>();
  const { data, error, refetch } = useQuery({
    queryKey: ['premios', 'bulkStep', others],
    queryFn: async () =>
      others.length === 0 ? [] : (await dataProvider.getMany<Premio>('premios', { ids: others })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const chosen = data && [...seen, ...data];
  const left = (chosen ?? []).flatMap((premio): Refused[] => {
    const error = whyNot(premio, step, usuario);

    return error === undefined ? [] : [{ premio, error }];
  });
  const premios = chosen?.filter((premio) => left.every((refused) => refused.premio !== premio));

  const run = async (values: Partial<Premio>) => {
    if (!premios || !lock.take()) return;
    const result = await runBulkStep({
      premios,
      send: async (premio) => {
        const { data: answer } = await dataProvider.update('premios', {
          id: premio.id,
          data: { ...premio, ...values, estado: step.to },
          previousData: premio,
        });
        if (!wasWritten(answer)) throw new Error(SESION_TERMINADA);
      },
      onProgress: setCount,
    });

    lock.release();
    const refused = [...result.refused, ...left];
    setReport({ done: result.done, refused });
    onSelect(refused.map(({ premio }) => premio.id));
    refresh();
  };

  return { premios, left, error, refetch, count, report, isBusy: lock.isLocked, run };
};
