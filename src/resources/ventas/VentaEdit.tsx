import Box from '@mui/material/Box';
import { useEditContext, useGetOne } from 'ra-core';
import { useRef, useState } from 'react';
import type { Profile } from '../../../contract/auth';
import type { Sorteo } from '../../../contract/sorteos';
import type { Venta } from '../../../contract/ventas';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { ErrorState } from '../../ui/base/ErrorState';
import { FormSkeleton } from '../../ui/form/FormSkeleton';
import { useIsReadOnly } from '../../ui/form/record/readOnly';
import { Edit, isLoadFailed } from '../../views/Edit';
import { VentaDraft } from './draft/VentaDraft';
import { gridStyle } from './grid/gridStyle';
import { VentaClosed } from './VentaClosed';

export default function VentaEdit() {
  return (
    <Edit head={false}>
      <VentaBody />
    </Edit>
  );
}

const VentaBody = () => {
  const { record: venta, refetch } = useEditContext<Venta>();
  const [reloaded, setReloaded] = useState<Venta>();
  const wasOpen = useRef(false);
  const usuario = useUsuarioActual();
  const sorteo = useGetOne<Sorteo>(
    'sorteos',
    { id: venta?.fk_sorteo ?? 0 },
    { enabled: Boolean(venta?.fk_sorteo), refetchOnReconnect: isLoadFailed },
  );
  const isLocked = useIsReadOnly(venta);
  const isOpen = venta !== undefined && !isLocked && isOpenTo(usuario, venta);
  if (!venta) return null;
  if (!isOpen) return <VentaClosed venta={venta} isJustClosed={wasOpen.current} />;
  wasOpen.current = true;
  if (sorteo.error) return <ErrorState error={sorteo.error} onRetry={() => void sorteo.refetch()} />;
  if (venta.fk_sorteo && !sorteo.data) return <FormSkeleton />;

  return (
    <Box sx={gridStyle}>
      <VentaDraft
        key={reloaded?.version}
        // After a refetch, the record context is one render late.
        venta={reloaded && reloaded.version > venta.version ? reloaded : venta}
        sorteo={sorteo.data}
        onReload={() => void refetch().then(({ data }) => setReloaded(data))}
      />
    </Box>
  );
};

/** A sumador edits only their own drafts. */
const isOpenTo = ({ id, role }: Profile, venta: Venta) =>
  venta.estado === 'B' && (role !== 'sumador' || venta.fk_usuario_sumador === id);
