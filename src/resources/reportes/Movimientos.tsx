import type { reportesCalls } from '../../../contract/reportes';
import { monthStart, today } from '../../format/dates';
import { useReport } from '../../ui/report/useReport';
import { movimientosReport } from './movimientosReport';
import { ReportePage } from './ReportePage';
import { useReporteSearch } from './useReporteSearch';

export default function Movimientos() {
  const search = useReporteSearch(monthStart(today()));
  const report = useReport<typeof reportesCalls.movimientos>('reportes', 'movimientos', search.query, {
    enabled: !search.isUnchosen,
  });
  const { data } = report;

  return (
    <ReportePage
      title="Movimientos"
      name="movimientos"
      about="one"
      empty="No hay movimientos en estas fechas."
      search={search}
      query={report}
      report={data && movimientosReport(data)}
    />
  );
}
