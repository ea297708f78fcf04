import type { reportesCalls } from '../../../contract/reportes';
import { today } from '../../format/dates';
import { addWeeks, mondayOf } from '../../format/week';
import { useReport } from '../../ui/report/useReport';
import { HistoricoPage } from './HistoricoPage';
import { useReporteSearch } from './useReporteSearch';

export default function Historico() {
  const search = useReporteSearch(addWeeks(mondayOf(today()), -11));
  const report = useReport<typeof reportesCalls.historico>('reportes', 'historico', search.query, {
    enabled: !search.isUnchosen,
  });

  return (
    <HistoricoPage
      title="Histórico"
      name="historico"
      about="one"
      empty="No hay semanas en estas fechas"
      search={search}
      query={report}
      filas={report.data?.filas}
    />
  );
}
