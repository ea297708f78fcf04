import Typography from '@mui/material/Typography';
import { ResourceContextProvider, useGetList } from 'ra-core';
import type { Abono, Prestamo } from '../../../contract/prestamos';
import { Cargando } from '../../ui/Cargando';
import { ErrorState } from '../../ui/ErrorState';
import { Tabla } from '../../ui/Tabla';
import { NuevoAbono } from './NuevoAbono';
import { PrestamoResumen } from './PrestamoResumen';
import { useAbonoColumns } from './useAbonoColumns';

/** What is paid back of a loan, the last first, and what is left. */
export const Abonos = ({ prestamo }: { prestamo: Prestamo }) => {
  const { data, error, isPending, refetch } = useGetList<Abono>(
    'abonos',
    {
      filter: { fk_prestamo: prestamo.id },
      sort: { field: 'fecha', order: 'DESC' },
      pagination: { page: 1, perPage: 1000 },
    },
    { onError: undefined },
  );
  const columns = useAbonoColumns();

  return (
    <ResourceContextProvider value="abonos">
      <PrestamoResumen prestamo={prestamo} />
      {prestamo.estado === 'A' && <NuevoAbono prestamo={prestamo} />}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isPending && <Cargando />}
      {data?.length === 0 && <Typography sx={{ mt: 1 }}>Todavía no hay abonos.</Typography>}
      {data && data.length > 0 && <Tabla label="Abonos" columns={columns} rows={data} />}
    </ResourceContextProvider>
  );
};
