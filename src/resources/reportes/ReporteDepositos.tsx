import Typography from '@mui/material/Typography';
import { depositosRest } from '../../../contract/depositos';
import { monthStart, today } from '../../format/dates';
import { ReportPage } from '../../ui/report/ReportPage';
import { addUp } from '../../ui/report/sums';
import { DataTable } from '../../ui/table/DataTable';
import { useReporte } from './useReporte';

export default function ReporteDepositos() {
  const { answer, page } = useReporte('depositos', { about: 'any', start: monthStart(today()) });

  return (
    <ReportPage
      {...page}
      empty="No hay solicitudes en estas fechas"
      rows={answer?.filas.map(({ dias, ...fila }) => ({ ...fila, dias: dias && Number(dias) }))}
      sumsOf={(rows) => addUp(rows.filter(isMoved), 'conteo', 'recibir', 'entregar')}
      below={
        answer &&
        !answer.filas.every(isMoved) && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            El TOTAL suma solo lo depositado
          </Typography>
        )
      }
    >
      <DataTable.Col source="administrador" />
      <DataTable.Col source="estado" data-whole />
      <DataTable.Col source="conteo" />
      <DataTable.Col source="recibir" />
      <DataTable.Col source="entregar" />
      <DataTable.Col source="dias" />
    </ReportPage>
  );
}

const isMoved = ({ estado }: { estado: string }) => !depositosRest.uncounted.includes(estado);
