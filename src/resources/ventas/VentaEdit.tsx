import { useGetOne, useResourceContext } from 'ra-core';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Sorteo } from '../../../contract/sorteos';
import type { Profile } from '../../../contract/usuarios';
import { Venta } from '../../../contract/ventas';
import { Cargando } from '../../ui/Cargando';
import { ErrorState } from '../../ui/ErrorState';
import { ifFailed } from '../../ui/onReturn';
import { TellProvider } from '../../ui/tell';
import { useAction } from '../../ui/useAction';
import { useUsuarioActual } from '../../ui/usuarioActual';
import { VentaBorrador } from './VentaBorrador';
import { VentaCerrada } from './VentaCerrada';
import { VentaPage } from './VentaPage';

/** A draft to type in, or what was closed. */
export default function VentaEdit() {
  const id = Number(useParams().id);
  const resource = useResourceContext() ?? '';
  const [loads, setLoads] = useState(0);
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<Venta>(
    resource,
    { id },
    { refetchOnReconnect: ifFailed },
  );
  // The list's rows carry no lines, and what is typed goes out on the version that the API has now.
  const venta = useMemo(
    () => (data && isFetchedAfterMount ? Venta.parse(data) : undefined),
    [data, isFetchedAfterMount],
  );
  const sorteo = useGetOne<Sorteo>(
    'sorteos',
    { id: venta?.fk_sorteo ?? 0 },
    { enabled: Boolean(venta?.fk_sorteo), refetchOnReconnect: ifFailed },
  );
  const { aviso, tell } = useAction();
  const usuario = useUsuarioActual();
  const failure = error ?? sorteo.error;

  const load = async () => {
    await refetch();
    setLoads((count) => count + 1);
  };
  const retry = () => void (error ? refetch() : sorteo.refetch());

  if (failure || !venta || (venta.fk_sorteo && !sorteo.data)) {
    return (
      <VentaPage title={`Venta ${id}`}>
        {failure ? <ErrorState error={failure} onRetry={retry} /> : <Cargando />}
      </VentaPage>
    );
  }

  return (
    <TellProvider value={tell}>
      {aviso}
      {isOpenTo(usuario, venta) ? (
        <VentaBorrador
          key={loads}
          venta={venta}
          cifras={sorteo.data?.cifras || MOST_CIFRAS}
          onReload={load}
        />
      ) : (
        <VentaCerrada venta={venta} />
      )}
    </TellProvider>
  );
}

const MOST_CIFRAS = 4;

/** A sumador types in own drafts only. */
const isOpenTo = ({ id, role }: Profile, { estado, fk_usuario_sumador }: Venta) =>
  estado === 'B' && (role !== 'sumador' || fk_usuario_sumador === id);
