import type { FilaDepositos, reportesCalls } from '../../../contract/reportes';
import { monthStart, today } from '../../format/dates';
import type { Report } from '../../ui/report/report';
import { useReport } from '../../ui/report/useReport';
import { ReportePage } from './ReportePage';
import { useReporteSearch } from './useReporteSearch';

export default function ReporteDepositos() {
  const search = useReporteSearch(monthStart(today()));
  const report = useReport<typeof reportesCalls.depositos>('reportes', 'depositos', search.query);
  const { data } = report;

  return (
    <ReportePage
      title="Reporte de Depósitos"
      name="depositos"
      about="any"
      empty="No hay solicitudes en estas fechas."
      search={search}
      query={report}
      report={data && depositosReport(data.filas)}
    />
  );
}

const ESTADOS: Record<string, string> = { P: 'Pendiente', D: 'Depositado', R: 'Rechazado' };

/** A row an administrator and state. */
const depositosReport = (filas: readonly FilaDepositos[]): Report<FilaDepositos> => ({
  label: 'Reporte de Depósitos',
  groups: [{ rows: filas }],
  columns: [
    { label: 'ADMINISTRADOR', value: ({ administrador }) => administrador, card: 'title' },
    { label: 'ESTADO', value: ({ estado }) => ESTADOS[estado] ?? estado, isWhole: true },
    { label: 'SOLICITUDES', kind: 'count', value: ({ conteo }) => conteo },
    { label: 'VALOR', kind: 'money', value: ({ valor }) => valor, card: 'value' },
    {
      label: 'DÍAS PROMEDIO',
      kind: 'count',
      value: ({ dias }) => (dias === '' ? '' : Number(dias)),
      total: () => '',
    },
  ],
});
