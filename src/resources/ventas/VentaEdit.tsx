import { useEditContext, useGetOne } from 'ra-core';
import { useState } from 'react';
import type { Sorteo } from '../../../contract/sorteos';
import type { Profile } from '../../../contract/usuarios';
import type { Venta } from '../../../contract/ventas';
import { Edit, isLoadFailed } from '../../ui/form/Edit';
import { ErrorState } from '../../ui/page/ErrorState';
import { Loading } from '../../ui/page/Loading';
import { useUsuarioActual } from '../../ui/page/usuarioActual';
import { VentaClosed } from './VentaClosed';
import { VentaDraft } from './VentaDraft';

/** A draft to type in, or what was closed. */
export default function VentaEdit() {
  return (
    <Edit>
      <VentaBody />
    </Edit>
  );
}

const VentaBody = () => {
  const { record: venta, refetch } = useEditContext<Venta>();
  const [loads, setLoads] = useState(0);
  const usuario = useUsuarioActual();
  const sorteo = useGetOne<Sorteo>(
    'sorteos',
    { id: venta?.fk_sorteo ?? 0 },
    { enabled: Boolean(venta?.fk_sorteo), refetchOnReconnect: isLoadFailed },
  );
  if (!venta) return null;
  if (!isOpenTo(usuario, venta)) return <VentaClosed venta={venta} />;
  if (sorteo.error) return <ErrorState error={sorteo.error} onRetry={() => void sorteo.refetch()} />;
  if (venta.fk_sorteo && !sorteo.data) return <Loading />;

  const load = async () => {
    await refetch();
    setLoads((count) => count + 1);
  };

  return (
    <VentaDraft
      key={loads}
      venta={venta}
      cifras={sorteo.data?.cifras || MOST_CIFRAS}
      onReload={() => void load()}
    />
  );
};

const MOST_CIFRAS = 4;

/** A sumador types in own drafts only. */
const isOpenTo = ({ id, role }: Profile, { estado, fk_usuario_sumador }: Venta) =>
  estado === 'B' && (role !== 'sumador' || fk_usuario_sumador === id);
