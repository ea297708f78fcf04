import type { planillasCalls } from '../../../contract/planillas';
import { sheetColumns } from '../../domain/sheetColumns';
import { DataTable } from '../../ui/list/DataTable';
import { addUp, percentOf, percentText } from '../../ui/report/sums';
import { useReport } from '../../ui/report/useReport';
import { PlanillaPage, usePlanillaSearch } from './PlanillaPage';

const MONEY = ['ventas', 'comision', 'premios', 'neto'] as const;

export default function PlanillaGlobal() {
  const { query } = usePlanillaSearch();
  const report = useReport<typeof planillasCalls.global>('planillas', 'global', query);

  return (
    <PlanillaPage
      sheet="global"
      empty="No hay ventas ni premios pagados en esta semana"
      report={report}
      rows={report.data?.filas.map(withPorcentaje)}
      sumsOf={(rows) => withPorcentaje(addUp(rows, ...MONEY))}
      group={{ by: 'fk_usuario', source: 'administrador', subtotal: 'SUBTOTAL' }}
    >
      <DataTable.Col source="promotor" />
      {sheetColumns(...MONEY)}
      <DataTable.Col source="porcentaje" render={({ porcentaje }) => percentText(porcentaje)} />
    </PlanillaPage>
  );
}

const withPorcentaje = <T extends { premios: number; ventas: number }>(sums: T) => ({
  ...sums,
  porcentaje: percentOf(sums.premios, sums.ventas),
});
