import type { reportesCalls } from '../../../contract/reportes';
import { monthStart, today } from '../../format/dates';
import { MoneyField } from '../../ui/fields/MoneyField';
import { SelectField } from '../../ui/fields/SelectField';
import { DataTable } from '../../ui/list/DataTable';
import { addUp } from '../../ui/report/sums';
import { useReport } from '../../ui/report/useReport';
import { ReportePage, useReporteSearch } from './ReportePage';

export default function ReporteDepositos() {
  const search = useReporteSearch('any', monthStart(today()));
  const report = useReport<typeof reportesCalls.depositos>('reportes', 'depositos', search.query);

  return (
    <ReportePage
      reporte="depositos"
      empty="No hay solicitudes en estas fechas"
      search={search}
      report={report}
      rows={report.data?.filas.map(({ dias, ...fila }) => ({ ...fila, dias: dias && Number(dias) }))}
      sumsOf={(rows) => addUp(rows, 'conteo', 'valor')}
    >
      <DataTable.Col source="administrador" />
      <DataTable.Col source="estado" field={SelectField} data-whole />
      <DataTable.Col source="conteo" />
      <DataTable.Col source="valor" field={MoneyField} />
      <DataTable.Col source="dias" />
    </ReportePage>
  );
}
