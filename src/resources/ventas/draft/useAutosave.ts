import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Venta } from '../../../../contract/ventas';
import { detalleOf, type Typed } from '../grid/gridRow';
import { createAutosave, type Stored, storedOf } from './autosave';

interface Options {
  /** The version on which the rows were typed. */
  stored: Stored;
  typed: Typed;
}

export const useAutosave = (venta: Venta, { stored, typed }: Options) => {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const [autosave] = useState(() =>
    createAutosave({
      stored,
      send: async (sent, version) => {
        const { data } = await dataProvider.update<Venta>('ventas', {
          id: venta.id,
          data: { ...venta, ...detalleOf(sent), version },
          previousData: venta,
        });

        // The cache gets the saved version, so that only a change by somebody else is newer.
        queryClient.setQueryData<Venta>(['ventas', 'getOne', { id: String(venta.id) }], (now) => ({
          ...(now ?? venta),
          ...data,
        }));

        return Number(data.version);
      },
      read: async () => {
        const { data } = await dataProvider.getOne<Venta>('ventas', { id: venta.id });

        return storedOf(data);
      },
    }),
  );
  const state = useSyncExternalStore(autosave.subscribe, autosave.state);

  useEffect(() => autosave.change(typed), [autosave, typed]);
  useEffect(() => autosave.stop, [autosave]);
  useEffect(() => {
    const send = () => void autosave.flush();
    window.addEventListener('online', send);

    return () => window.removeEventListener('online', send);
  }, [autosave]);

  return { ...autosave, state };
};
