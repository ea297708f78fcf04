import type { FilaDepositos, reportesCalls } from '../../../contract/reportes';
import { monthStart, today } from '../../format/dates';
import type { Informe } from '../../ui/informe';
import { useInforme } from '../../ui/useInforme';
import { ReportePage } from './ReportePage';
import { useReporteSearch } from './useReporteSearch';

export default function ReporteDepositos() {
  const search = useReporteSearch(monthStart(today()));
  const informe = useInforme<typeof reportesCalls.depositos>('reportes', 'depositos', search.query);
  const { data } = informe;

  return (
    <ReportePage
      title="Reporte de Depósitos"
      name="depositos"
      about="any"
      empty="No hay solicitudes en estas fechas."
      search={search}
      query={informe}
      informe={data && depositosInforme(data.filas)}
    />
  );
}

const ESTADOS: Record<string, string> = { P: 'Pendiente', D: 'Depositado', R: 'Rechazado' };

/** A row an administrator and state. */
const depositosInforme = (filas: readonly FilaDepositos[]): Informe<FilaDepositos> => ({
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
