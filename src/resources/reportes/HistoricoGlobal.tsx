import type { reportesCalls } from '../../../contract/reportes';
import { addMonths, today } from '../../format/dates';
import { addWeeks, mondayOf } from '../../format/week';
import { useReport } from '../../ui/report/useReport';
import { useSearchValues } from '../../ui/report/useSearchValues';
import { ValueSelect } from '../../ui/report/ValueSelect';
import { HistoricoPage } from './HistoricoPage';
import { useReporteSearch } from './useReporteSearch';

const POR = [
  { id: 'semana', name: 'Semana' },
  { id: 'mes', name: 'Mes' },
];

/** Twelve of them, the running one included. */
const START = {
  semana: () => addWeeks(mondayOf(today()), -11),
  mes: () => addMonths(today(), -11),
};

export default function HistoricoGlobal() {
  const por = useSearchValues().get('por') === 'mes' ? 'mes' : 'semana';
  const search = useReporteSearch(START[por]());
  const report = useReport<typeof reportesCalls.historico_global>('reportes', 'historico_global', {
    ...search.range,
    por,
  });

  return (
    <HistoricoPage
      title="Histórico Global"
      name={`historico global por ${por}`}
      about="all"
      empty="No hay ventas en estas fechas"
      search={search}
      query={report}
      filas={report.data?.filas}
      por={por}
      filters={
        <ValueSelect label="Por" value={por} onChange={(value) => search.set({ por: value })} choices={POR} />
      }
    />
  );
}
