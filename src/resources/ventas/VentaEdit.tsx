import { useEditContext, useGetOne } from 'ra-core';
import { useRef, useState } from 'react';
import type { Sorteo } from '../../../contract/sorteos';
import type { Profile } from '../../../contract/usuarios';
import type { Venta } from '../../../contract/ventas';
import { Edit, isLoadFailed } from '../../ui/form/Edit';
import { useUsuarioActual } from '../../ui/layout/usuarioActual';
import { ErrorState } from '../../ui/page/ErrorState';
import { Loading } from '../../ui/page/Loading';
import { isReadOnly } from '../../ui/record/readOnly';
import { useDropKept } from './draft/useDraft';
import { VentaDraft } from './draft/VentaDraft';
import { VentaClosed } from './VentaClosed';

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
  const [reload, setReload] = useState<{ count: number; venta?: Venta }>({ count: 0 });
  const wasOpen = useRef(false);
  const usuario = useUsuarioActual();
  const sorteo = useGetOne<Sorteo>(
    'sorteos',
    { id: venta?.fk_sorteo ?? 0 },
    { enabled: Boolean(venta?.fk_sorteo), refetchOnReconnect: isLoadFailed },
  );
  const isOpen = venta !== undefined && isOpenTo(usuario, venta);
  useDropKept(venta, isOpen);
  if (!venta) return null;
  if (!isOpen) return <VentaClosed venta={venta} isJustClosed={wasOpen.current} />;
  wasOpen.current = true;
  if (sorteo.error) return <ErrorState error={sorteo.error} onRetry={() => void sorteo.refetch()} />;
  if (venta.fk_sorteo && !sorteo.data) return <Loading />;

  const load = async () => {
    const { data } = await refetch();
    setReload(({ count }) => ({ count: count + 1, venta: data }));
  };

  return (
    <VentaDraft
      key={reload.count}
      venta={laterOf(venta, reload.venta)}
      cifras={sorteo.data?.cifras || MOST_CIFRAS}
      sorteo={sorteo.data}
      onReload={() => void load()}
    />
  );
};

const MOST_CIFRAS = 4;

/** What was read anew is handed round a moment after it was answered. */
const laterOf = (venta: Venta, read?: Venta): Venta => (read && read.version > venta.version ? read : venta);

/** A sumador types in own drafts only, nobody in a week that is closed. */
const isOpenTo = ({ id, role }: Profile, venta: Venta) =>
  venta.estado === 'B' && !isReadOnly(venta) && (role !== 'sumador' || venta.fk_usuario_sumador === id);
