import type { reportesCalls } from '../../../contract/reportes';
import { addMonths, today } from '../../format/dates';
import { choicesOf } from '../../ui/fields/field';
import { useReport } from '../../ui/report/useReport';
import { useSearchValues } from '../../ui/report/useSearchValues';
import { ValueSelect } from '../../ui/report/ValueSelect';
import { HistoricoPage, twelveWeeks } from './Historico';
import { useReporteSearch } from './ReportePage';

const POR = choicesOf({ semana: 'Semana', mes: 'Mes' });

export default function HistoricoGlobal() {
  const { get, set } = useSearchValues();
  const por = get('por') === 'mes' ? 'mes' : 'semana';
  const search = useReporteSearch('all', por === 'mes' ? addMonths(today(), -11) : twelveWeeks());
  const report = useReport<typeof reportesCalls.historico_global>('reportes', 'historico_global', {
    ...search.range,
    por,
  });

  return (
    <HistoricoPage
      reporte="historico_global"
      name={`historico global por ${por}`}
      empty="No hay ventas en estas fechas"
      search={search}
      report={report}
      filas={report.data?.filas}
      por={por}
      filters={
        <ValueSelect label="Por" value={por} onChange={(value) => set({ por: value })} choices={POR} />
      }
    />
  );
}
