import { monthStart, today } from '../../format/dates';
import { DataTable } from '../../ui/list/DataTable';
import { ReportPage } from '../../ui/report/ReportPage';
import { addUp } from '../../ui/report/sums';
import { useReporte } from './useReporte';

export default function ReporteDepositos() {
  const { answer, page } = useReporte('depositos', { about: 'any', start: monthStart(today()) });

  return (
    <ReportPage
      {...page}
      empty="No hay solicitudes en estas fechas"
      rows={answer?.filas.map(({ dias, ...fila }) => ({ ...fila, dias: dias && Number(dias) }))}
      sumsOf={(rows) => addUp(rows, 'conteo', 'valor')}
    >
      <DataTable.Col source="administrador" />
      <DataTable.Col source="estado" data-whole />
      <DataTable.Col source="conteo" />
      <DataTable.Col source="valor" />
      <DataTable.Col source="dias" />
    </ReportPage>
  );
}
