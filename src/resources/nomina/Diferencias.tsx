import Typography from '@mui/material/Typography';
import { useGetResourceLabel } from 'ra-core';
import { ArrayField } from 'react-admin';
import { formatExact } from '../../format/money';
import { DataTable } from '../../ui/list/DataTable';
import type { Diferencia } from './semanasProvider';

/** What changed in a week since it was paid, to the cent. */
export const Diferencias = () => (
  <>
    <Typography variant="h2" sx={{ mt: 2, mb: 1, fontSize: 16, fontWeight: 600 }}>
      {useGetResourceLabel()('semanas')}
    </Typography>
    <ArrayField source="diferencias">
      <DataTable<Diferencia> rowClick={false} bulkActionButtons={false}>
        <DataTable.Col source="usuario" disableSort />
        <DataTable.Col source="suma" render={({ suma }) => formatExact(suma)} disableSort />
        <DataTable.Col source="ahora" render={({ ahora }) => formatExact(ahora)} disableSort />
        <DataTable.Col source="diferencia" render={({ diferencia }) => formatExact(diferencia)} disableSort />
      </DataTable>
    </ArrayField>
  </>
);
