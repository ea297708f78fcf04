import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { FilaPremios } from '../../../contract/planillas';
import { EstadoPremio, premiosRest } from '../../../contract/premios';
import { counted } from '../../format/text';
import { Money } from '../../ui/fields/MoneyField';
import { ReportPage } from '../../ui/report/ReportPage';
import { ReportTable } from '../../ui/report/ReportTable';
import { addUp } from '../../ui/report/sums';
import { DataTable } from '../../ui/table/DataTable';
import { usePlanilla } from './usePlanilla';

export default function PlanillaPremios() {
  const { answer, page } = usePlanilla('premios');
  const { filas, pagado_en_la_semana: pagado } = answer ?? {};

  return (
    <ReportPage
      {...page}
      empty="No hay premios de sorteos de esta semana"
      rows={filas}
      sumsOf={(rows) => addUp(rows.filter(isCounted), 'valor')}
      group={{ by: 'fk_vendedor', source: 'promotor' }}
      below={
        filas &&
        pagado && (
          <Estados filas={filas}>
            <Typography sx={{ mt: 1 }}>
              Premios pagados en la semana: {counted(pagado.conteo, 'premio', 'premios')},{' '}
              <strong>
                <Money cents={pagado.valor} />
              </strong>
            </Typography>
          </Estados>
        )
      }
    >
      <DataTable.Col source="id" />
      <DataTable.Col source="fecha" />
      <DataTable.Col source="sorteo" />
      <DataTable.Col source="colilla" data-whole />
      <DataTable.Col source="valor" />
      <DataTable.Col source="estado" data-whole />
      <DataTable.Col source="revisor" />
      <DataTable.Col source="fecha_pago" />
    </ReportPage>
  );
}

const Estados = ({ filas, children }: { filas: readonly FilaPremios[]; children: ReactNode }) => (
  <Box component="section" sx={{ maxWidth: 480, mt: 3, breakInside: 'avoid' }}>
    {filas.length > 0 && (
      <ReportTable
        label="Premios por estado"
        rows={[...new Set([...EstadoPremio.options, ...filas.map(({ estado }) => estado)])]
          .map((estado) => ({ estado, own: filas.filter((fila) => fila.estado === estado) }))
          .filter(({ own }) => own.length > 0)
          .map(({ estado, own }) => ({ estado, conteo: own.length, ...addUp(own, 'valor') }))}
        sumsOf={(rows) => addUp(rows.filter(isCounted), 'conteo', 'valor')}
      >
        <DataTable.Col source="estado" card="title" />
        <DataTable.Col source="conteo" />
        <DataTable.Col source="valor" />
      </ReportTable>
    )}
    {!filas.every(isCounted) && (
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Lo anulado y lo rechazado no entra en el TOTAL
      </Typography>
    )}
    {children}
  </Box>
);

const isCounted = ({ estado }: { estado: string }) => !premiosRest.uncounted.includes(estado);
