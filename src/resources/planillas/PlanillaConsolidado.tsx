import { DINERO_CONSOLIDADO, type planillasCalls } from '../../../contract/planillas';
import { sheetColumns } from '../../domain/sheetColumns';
import { DataTable } from '../../ui/list/DataTable';
import { addUp } from '../../ui/report/sums';
import { useReport } from '../../ui/report/useReport';
import { PlanillaPage, usePlanillaSearch } from './PlanillaPage';

export default function PlanillaConsolidado() {
  const { query } = usePlanillaSearch();
  const report = useReport<typeof planillasCalls.consolidado>('planillas', 'consolidado', query);

  return (
    <PlanillaPage
      sheet="consolidado"
      empty="No hay administradores en esta semana"
      report={report}
      rows={report.data?.filas}
      sumsOf={(rows) => addUp(rows, ...DINERO_CONSOLIDADO)}
      isLandscape
    >
      <DataTable.Col source="administrador" />
      {sheetColumns(...DINERO_CONSOLIDADO)}
    </PlanillaPage>
  );
}
