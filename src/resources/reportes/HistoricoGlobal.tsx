import type { reportesCalls } from '../../../contract/reportes';
import { addMonths, today } from '../../format/dates';
import { addWeeks, mondayOf } from '../../format/week';
import { useInforme } from '../../ui/useInforme';
import { useSearchValues } from '../../ui/useSearchValues';
import { ValueSelect } from '../../ui/ValueSelect';
import { historicoInforme } from './historicoInforme';
import { ReportePage } from './ReportePage';
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
  const informe = useInforme<typeof reportesCalls.historico_global>('reportes', 'historico_global', {
    ...search.range,
    por,
  });
  const { data } = informe;

  return (
    <ReportePage
      title="Histórico Global"
      name={`historico global por ${por}`}
      about="all"
      empty="No hay ventas en estas fechas."
      search={search}
      query={informe}
      informe={data && historicoInforme('Histórico Global', data.filas, por)}
      filters={
        <ValueSelect label="Por" value={por} onChange={(value) => search.set({ por: value })} choices={POR} />
      }
      isLandscape
    />
  );
}
