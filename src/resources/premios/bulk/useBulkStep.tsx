import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useNotify, useRefresh } from 'ra-core';
import { useRef, useState } from 'react';
import type { Premio } from '../../../../contract/premios';
import { useUsuarioActual } from '../../../authProvider/usuarioActual';
import { formatExact } from '../../../format/money';
import { counted } from '../../../format/text';
import { useLock } from '../../../ui/form/dialogs/useLock';
import { type BulkStep, type Refused, runBulkStep, whyNot } from './bulkStep';

/** `left` are the selected premios that cannot take the step. */
export const useBulkStep = (step: BulkStep, onClose: () => void) => {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const lock = useLock();
  const usuario = useUsuarioActual();
  const { selectedIds, onSelect } = useListContext<Premio>();
  const [ids] = useState(selectedIds);
  const [count, setCount] = useState(0);
  const running = useRef<AbortController>(undefined);
  // Read once: a premio that changes while the dialog is open must be refused.
  const {
    data: chosen,
    error,
    refetch,
  } = useQuery({
    queryKey: ['premios', 'bulkStep', ids],
    queryFn: async () => (await dataProvider.getMany<Premio>('premios', { ids })).data,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const left = (chosen ?? []).flatMap((premio): Refused[] => {
    const error = whyNot(premio, step, usuario);

    return error === undefined ? [] : [{ premio, error }];
  });
  const premios = chosen?.filter((premio) => left.every((refused) => refused.premio !== premio));

  const run = async (values: Partial<Premio>) => {
    if (!premios || !lock.take()) return;
    running.current = new AbortController();
    const { done, refused, untried } = await runBulkStep({
      premios,
      signal: running.current.signal,
      send: async (premio) => {
        await dataProvider.update('premios', {
          id: premio.id,
          data: { ...premio, ...values, estado: step.to },
          previousData: premio,
        });
      },
      onProgress: setCount,
    });

    lock.release();
    const unchanged = [...[...refused, ...left].map(({ premio }) => premio), ...untried];
    onSelect(unchanged.map(({ id }) => id));
    onClose();
    notify(
      <>
        {step.done}: {done.length}, por {formatExact(sumOf(done))}
        {untried.length > 0 && (
          <div>
            Se canceló: {counted(untried.length, 'queda', 'quedan')} sin cambios, y{' '}
            {untried.length === 1 ? 'sigue seleccionado' : 'siguen seleccionados'}
          </div>
        )}
        <RefusedList refused={refused} />
      </>,
      { type: outcomeOf(refused, untried) },
    );
    refresh();
  };

  return {
    premios,
    left,
    error,
    refetch,
    count,
    isBusy: lock.isLocked,
    run,
    stop: () => running.current?.abort(),
  };
};

const outcomeOf = (refused: readonly Refused[], untried: readonly Premio[]) => {
  if (refused.length > 0) return 'error';

  return untried.length > 0 ? 'warning' : 'success';
};

export const sumOf = (premios: readonly Premio[]): number =>
  premios.reduce((sum, { valor }) => sum + valor, 0);

export const RefusedList = ({ refused }: { refused: readonly Refused[] }) =>
  refused.length > 0 && (
    <>
      <Typography sx={{ mt: 1.5 }}>Sin cambios, y siguen seleccionados:</Typography>
      <ul aria-label="Sin cambios">
        {refused.map(({ premio, error }) => (
          <li key={premio.id}>
            {premio.id}: {error}
          </li>
        ))}
      </ul>
    </>
  );
