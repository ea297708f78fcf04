import { DINERO_CONSOLIDADO } from '../../../contract/planillas';
import { sheetColumns } from '../../domain/sheetColumns';
import { ReportPage } from '../../ui/report/ReportPage';
import { addUp } from '../../ui/report/sums';
import { DataTable } from '../../ui/table/DataTable';
import { usePlanilla } from './usePlanilla';

export default function PlanillaConsolidado() {
  const { answer, page } = usePlanilla('consolidado');

  return (
    <ReportPage
      {...page}
      empty="No hay administradores en esta semana"
      rows={answer?.filas}
      sumsOf={(rows) => addUp(rows, ...DINERO_CONSOLIDADO)}
      isLandscape
    >
      <DataTable.Col source="administrador" />
      {sheetColumns(...DINERO_CONSOLIDADO)}
    </ReportPage>
  );
}
