import type { FilaConsolidado, planillasCalls } from '../../../contract/planillas';
import type { Report } from '../../ui/report/report';
import { useReport } from '../../ui/report/useReport';
import { PlanillaPage } from './PlanillaPage';
import { usePlanillaSearch } from './usePlanillaSearch';

export default function PlanillaConsolidado() {
  const { query } = usePlanillaSearch();
  const report = useReport<typeof planillasCalls.consolidado>('planillas', 'consolidado', query);
  const { data } = report;

  return (
    <PlanillaPage
      title="Planilla Consolidado"
      name="planilla consolidado"
      empty="No hay administradores en esta semana."
      query={report}
      report={data && consolidadoReport(data.filas)}
      cabecera={data}
      isLandscape
    />
  );
}

const MONEY = [
  ['SALDO ANTERIOR', 'saldo_anterior'],
  ['VENTAS', 'ventas'],
  ['COMISIÓN', 'comision'],
  ['PREMIOS', 'premios'],
  ['GASTOS', 'gastos'],
  ['INGRESOS', 'ingresos'],
  ['DEP. RECIBIDOS', 'dep_recibidos'],
  ['DEP. ENTREGADOS', 'dep_entregados'],
  ['TRANSF. NETA', 'transf_neta'],
  ['PRÉSTAMOS', 'prestamos'],
  ['ABONOS (CAJA)', 'abonos'],
  ['NÓMINA', 'nomina'],
  ['SALDO', 'saldo'],
] as const;

/** A row an administrator, from the balance before the week to the one after it. */
const consolidadoReport = (filas: readonly FilaConsolidado[]): Report<FilaConsolidado> => ({
  label: 'Planilla Consolidado',
  groups: [{ rows: filas }],
  columns: [
    { label: 'ADMINISTRADOR', value: ({ administrador }) => administrador, card: 'title' },
    ...MONEY.map(([label, field]) => ({
      label,
      kind: 'money' as const,
      value: (fila: FilaConsolidado) => fila[field],
      card: field === 'saldo' ? ('value' as const) : undefined,
    })),
  ],
});
