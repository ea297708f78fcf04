import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { ListBase, useListContext, useUpdate } from 'ra-core';
import type { Sesion } from '../../../contract/sesiones';
import { deviceName } from '../../format/device';
import { elapsed } from '../../format/elapsed';
import { useNow } from '../../ui/base/useNow';
import { useSaved } from '../../ui/form/useSaved';
import { DataTable } from '../../ui/table/DataTable';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { ListError } from '../../views/ListError';

export const Sesiones = () => {
  const now = useNow();

  return (
    <Box component="section" aria-labelledby="sesiones" sx={{ mt: 4 }}>
      <Typography id="sesiones" variant="h2" sx={{ mb: 1 }}>
        Mis sesiones
      </Typography>
      <ListBase<Sesion>
        resource="sesiones"
        perPage={100}
        exporter={false}
        storeKey={false}
        disableAuthentication
        disableSyncWithLocation
        loading={<TableSkeleton columns={3} rows={3} />}
        error={<ListError />}
        queryOptions={{ onError: undefined }}
      >
        <DataTable<Sesion> rowClick={false}>
          <DataTable.Col source="agente" render={dispositivoOf} disableSort />
          <DataTable.Col source="fecha_creacion" disableSort />
          <DataTable.Col
            source="ultimo_uso"
            render={({ ultimo_uso }) => elapsed(ultimo_uso, now)}
            disableSort
          />
        </DataTable>
        <CerrarOtrasButton />
      </ListBase>
    </Box>
  );
};

const dispositivoOf = ({ agente, actual }: Sesion) => (
  <>
    {deviceName(agente)} {actual && <Chip label="Este dispositivo" color="success" />}
  </>
);

const CerrarOtrasButton = () => {
  const { data = [], refetch } = useListContext<Sesion>();
  const mutationOptions = useSaved('updated', { onSaved: () => void refetch() });
  const [update, { isPending }] = useUpdate();

  return (
    <Button
      onClick={() => update('sesiones', { id: 'otras', data: {} }, mutationOptions)}
      disabled={isPending || data.every(({ actual }) => actual)}
      sx={{ mt: 1 }}
    >
      Cerrar mis otras sesiones
    </Button>
  );
};
