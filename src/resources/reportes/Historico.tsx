import type { reportesCalls } from '../../../contract/reportes';
import { today } from '../../format/dates';
import { addWeeks, mondayOf } from '../../format/week';
import { useInforme } from '../../ui/useInforme';
import { historicoInforme } from './historicoInforme';
import { ReportePage } from './ReportePage';
import { useReporteSearch } from './useReporteSearch';

export default function Historico() {
  const search = useReporteSearch(addWeeks(mondayOf(today()), -11));
  const informe = useInforme<typeof reportesCalls.historico>('reportes', 'historico', search.query, {
    enabled: !search.isUnchosen,
  });
  const { data } = informe;

  return (
    <ReportePage
      title="Histórico"
      name="historico"
      about="one"
      empty="No hay semanas en estas fechas."
      search={search}
      query={informe}
      informe={data && historicoInforme('Histórico', data.filas)}
      isLandscape
    />
  );
}
