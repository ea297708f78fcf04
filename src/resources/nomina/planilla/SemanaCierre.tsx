import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, ResourceContextProvider, useGetOne, useGetResourceLabel } from 'ra-core';
import { ArrayField } from 'react-admin';
import { dayOf } from '../../../format/dates';
import { formatExact } from '../../../format/money';
import { StateChangeButton } from '../../../ui/dialogs/StateChangeButton';
import { useUsuarioActual } from '../../../ui/layout/usuarioActual';
import { DataTable } from '../../../ui/list/DataTable';
import { ErrorState } from '../../../ui/page/ErrorState';
import type { Diferencia, Semana } from '../semanasProvider';

/** Whether the nomina's week is closed; who may reopen it and close it again; what changed since it was paid. */
export const SemanaCierre = ({ id }: { id: number }) => {
  const { role } = useUsuarioActual();
  const { data: semana, error, refetch } = useGetOne<Semana>('semanas', { id }, { retry: false });
  // A host that knows no closing of weeks has nothing to say here.
  if (error && !isUnknown(error)) return <ErrorState error={error} what={TITLE} onRetry={refetch} />;
  if (!semana) return null;
  const { cerrada, reapertura, diferencias } = semana;
  const mayChange = role === 'superadministrador';

  return (
    <ResourceContextProvider value="semanas">
      <RecordContextProvider value={semana}>
        <Box component="section" aria-label={TITLE} sx={{ mt: 3, displayPrint: 'none' }}>
          {cerrada && (
            <Alert
              severity="info"
              action={
                mayChange && (
                  <StateChangeButton
                    label="Reabrir semana"
                    estado="abierta"
                    title="Reabrir semana"
                    text="Se podrán registrar y anular movimientos de esta semana hasta que se cierre de nuevo. La nomina queda como se pagó."
                    reason="motivo"
                    done="Semana reabierta"
                  />
                )
              }
            >
              La semana está cerrada: sus movimientos ya no cambian
            </Alert>
          )}
          {/* After a close the old reopening stays in the cache until the week is read again. */}
          {!cerrada && reapertura && (
            <Alert
              severity="warning"
              action={
                mayChange && (
                  <StateChangeButton
                    label="Cerrar semana"
                    estado="cerrada"
                    title="Cerrar semana"
                    text="Sus movimientos dejarán de cambiar. La nomina queda como se pagó."
                    done="Semana cerrada"
                  />
                )
              }
            >
              La semana se reabrió el {dayOf(new Date(reapertura.fecha_creacion))}. Motivo:{' '}
              {reapertura.motivo}
            </Alert>
          )}
          {diferencias.length > 0 && <Diferencias />}
        </Box>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};

const TITLE = 'Cierre de la semana';

const isUnknown = (error: Error) => 'status' in error && error.status === 404;

/** What changed in a week since it was paid, to the cent. */
const Diferencias = () => (
  <>
    <Typography variant="h2" sx={{ mt: 2, mb: 1, fontSize: 16, fontWeight: 600 }}>
      {useGetResourceLabel()('semanas')}
    </Typography>
    <ArrayField source="diferencias">
      <DataTable<Diferencia> rowClick={false}>
        <DataTable.Col source="usuario" disableSort />
        <DataTable.Col source="suma" render={({ suma }) => formatExact(suma)} disableSort />
        <DataTable.Col source="ahora" render={({ ahora }) => formatExact(ahora)} disableSort />
        <DataTable.Col source="diferencia" render={({ diferencia }) => formatExact(diferencia)} disableSort />
      </DataTable>
    </ArrayField>
  </>
);
