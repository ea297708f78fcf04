import type { reportesCalls } from '../../../contract/reportes';
import { monthStart, today } from '../../format/dates';
import { MoneyField } from '../../ui/fields/MoneyField';
import { DataTable } from '../../ui/list/DataTable';
import { addUp } from '../../ui/report/sums';
import { useReport } from '../../ui/report/useReport';
import { ReportePage } from './ReportePage';
import { useReporteSearch } from './useReporteSearch';

const ESTADOS: Record<string, string> = { P: 'Pendiente', D: 'Depositado', R: 'Rechazado', X: 'Retirado' };

/** A row an administrator and state. */
export default function ReporteDepositos() {
  const search = useReporteSearch(monthStart(today()));
  const report = useReport<typeof reportesCalls.depositos>('reportes', 'depositos', search.query);

  return (
    <ReportePage
      title="Reporte de Depósitos"
      name="depositos"
      about="any"
      empty="No hay solicitudes en estas fechas"
      search={search}
      query={report}
      rows={report.data?.filas.map(({ estado, dias, ...fila }) => ({
        ...fila,
        estado: ESTADOS[estado] ?? estado,
        dias: dias && Number(dias),
      }))}
      sumsOf={(rows) => addUp(rows, 'conteo', 'valor')}
    >
      <DataTable.Col source="administrador" />
      <DataTable.Col source="estado" data-whole />
      <DataTable.Col source="conteo" />
      <DataTable.Col source="valor" field={MoneyField} />
      <DataTable.Col source="dias" />
    </ReportePage>
  );
}
