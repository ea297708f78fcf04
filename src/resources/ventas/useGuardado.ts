import { useDataProvider } from 'ra-core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { dollarsToCents } from '../../../contract/common';
import { Venta } from '../../../contract/ventas';
import { isAnswer, SESION_TERMINADA } from '../../ui/isAnswer';
import { detalleOf, type Linea } from './fila';
import { createGuardado, type Guardada } from './guardado';

/** Keeps the draft of a venta up with the lines that are typed. */
export const useGuardado = (venta: Venta, lineas: readonly Linea[]) => {
  const dataProvider = useDataProvider();
  const [guardado] = useState(() =>
    createGuardado({
      stored: guardadaOf(venta),
      send: async (sent, version) => {
        const { data } = await dataProvider.update<Venta>('ventas', {
          id: venta.id,
          data: { ...venta, detalle_ventas: detalleOf(sent), version },
          previousData: venta,
        });

        // Else the rows would count as saved, and be forgotten.
        if (!isAnswer(data)) throw new Error(SESION_TERMINADA);

        return Number(data.version);
      },
      read: async () => {
        const { data } = await dataProvider.getOne<Venta>('ventas', { id: venta.id });

        return guardadaOf(Venta.parse(data));
      },
    }),
  );
  const estado = useSyncExternalStore(guardado.subscribe, guardado.state);

  useEffect(() => guardado.change(lineas), [guardado, lineas]);
  useEffect(() => guardado.stop, [guardado]);
  // What could not be sent without a network goes out as soon as there is one.
  useEffect(() => {
    const send = () => void guardado.flush();
    window.addEventListener('online', send);

    return () => window.removeEventListener('online', send);
  }, [guardado]);

  return { ...guardado, estado };
};

const guardadaOf = ({ version, estado, detalle_ventas }: Venta): Guardada => ({
  version,
  estado,
  lineas: detalle_ventas.map(({ colilla, valor }) => ({ colilla, valor: dollarsToCents(valor) ?? 0 })),
});
