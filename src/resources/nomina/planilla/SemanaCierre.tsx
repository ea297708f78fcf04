import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, ResourceContextProvider, useGetOne, useGetResourceLabel } from 'ra-core';
import { semanaCalls } from '../../../../contract/planillas';
import { useMayCall } from '../../../authProvider/usuarioActual';
import type { Diferencia, Semana } from '../../../dataProvider/semanas';
import { dayOf } from '../../../format/dates';
import { formatExact } from '../../../format/money';
import { ErrorNotice } from '../../../ui/base/ErrorNotice';
import { statusOf } from '../../../ui/base/refusal';
import { StateChangeButton } from '../../../ui/form/dialogs/StateChangeButton';
import { DataTable } from '../../../ui/table/DataTable';
import { RowsTable } from '../../../ui/table/RowsTable';
import { Ajuste } from './Ajuste';

const TITLE = 'Cierre de la semana';

export const SemanaCierre = ({ id }: { id: number }) => {
  const mayReopen = useMayCall(semanaCalls.reopen);
  const mayClose = useMayCall(semanaCalls.close);
  const { data: semana, error, refetch } = useGetOne<Semana>('semanas', { id });
  const title = useGetResourceLabel()('semanas');
  // Other hosts do not close weeks.
  const isUnknown = statusOf(error) === 404;
  if (error && !isUnknown) return <ErrorNotice error={error} what={TITLE} onRetry={refetch} />;
  if (!semana) return null;
  const { cerrada, diferencias } = semana;
  const text = textOf(semana);

  return (
    <ResourceContextProvider value="semanas">
      <RecordContextProvider value={semana}>
        <Box component="section" aria-label={TITLE} sx={{ mt: 3, displayPrint: 'none' }}>
          {text && (
            <Alert
              severity={cerrada ? 'info' : 'warning'}
              action={cerrada ? mayReopen && <ReabrirButton /> : mayClose && <CerrarButton />}
            >
              {text}
            </Alert>
          )}
          {diferencias.length > 0 && (
            <>
              <Typography variant="h2" sx={{ mt: 2, mb: 1, fontSize: 16, fontWeight: 600 }}>
                {title}
              </Typography>
              <RowsTable<Diferencia> rows={diferencias}>
                <DataTable.Col source="usuario" render={personOf} />
                <DataTable.Col source="suma" render={({ suma }) => formatExact(suma)} />
                <DataTable.Col source="ahora" render={({ ahora }) => formatExact(ahora)} />
                <DataTable.Col source="diferencia" render={({ diferencia }) => formatExact(diferencia)} />
                {diferencias.some(({ ajuste }) => ajuste) && (
                  <DataTable.Col source="ajuste" data-whole>
                    <Ajuste semana={semana} />
                  </DataTable.Col>
                )}
              </RowsTable>
            </>
          )}
        </Box>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
};

const personOf = ({ usuario, sin_linea }: Diferencia) =>
  sin_linea ? `${usuario} (sin línea en la nomina)` : usuario;

/** Until the refetch, a week that was closed again still has its reapertura. */
const textOf = ({ cerrada, reapertura }: Semana) => {
  if (cerrada) return 'La semana está cerrada: sus movimientos ya no cambian';
  if (!reapertura) return undefined;

  return `La semana se reabrió el ${dayOf(new Date(reapertura.fecha_creacion))}. Motivo: ${reapertura.motivo}`;
};

const ReabrirButton = () => (
  <StateChangeButton
    label="Reabrir semana"
    estado="abierta"
    title="Reabrir semana"
    text="Se podrán registrar y anular movimientos de esta semana hasta que se cierre de nuevo. La nomina queda como se pagó."
    reason="motivo"
    done="Semana reabierta"
  />
);

const CerrarButton = () => (
  <StateChangeButton
    label="Cerrar semana"
    estado="cerrada"
    title="Cerrar semana"
    text="Sus movimientos dejarán de cambiar. La nomina queda como se pagó."
    done="Semana cerrada"
  />
);
