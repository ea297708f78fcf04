import type { planillasCalls } from '../../../contract/planillas';
import { SheetMoneyField } from '../../ui/fields/MoneyField';
import { DataTable } from '../../ui/list/DataTable';
import { addUp } from '../../ui/report/sums';
import { useReport } from '../../ui/report/useReport';
import { PlanillaPage } from './PlanillaPage';
import { usePlanillaSearch } from './usePlanillaSearch';

const MONEY = [
  'saldo_anterior',
  'ventas',
  'comision',
  'premios',
  'gastos',
  'ingresos',
  'dep_recibidos',
  'dep_entregados',
  'transf_neta',
  'prestamos',
  'abonos',
  'nomina',
  'saldo',
] as const;

/** A row an administrator, from the balance before the week to the one after it. */
export default function PlanillaConsolidado() {
  const { query } = usePlanillaSearch();
  const report = useReport<typeof planillasCalls.consolidado>('planillas', 'consolidado', query);

  return (
    <PlanillaPage
      title="Planilla Consolidado"
      name="planilla consolidado"
      empty="No hay administradores en esta semana"
      query={report}
      cabecera={report.data}
      rows={report.data?.filas}
      sumsOf={(rows) => addUp(rows, ...MONEY)}
      isLandscape
    >
      <DataTable.Col source="administrador" />
      {MONEY.map((source) => (
        <DataTable.Col key={source} source={source} field={SheetMoneyField} />
      ))}
    </PlanillaPage>
  );
}
