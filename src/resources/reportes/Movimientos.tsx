import type { reportesCalls } from '../../../contract/reportes';
import { monthStart, today } from '../../format/dates';
import { useInforme } from '../../ui/useInforme';
import { movimientosInforme } from './movimientosInforme';
import { ReportePage } from './ReportePage';
import { useReporteSearch } from './useReporteSearch';

export default function Movimientos() {
  const search = useReporteSearch(monthStart(today()));
  const informe = useInforme<typeof reportesCalls.movimientos>('reportes', 'movimientos', search.query, {
    enabled: !search.isUnchosen,
  });
  const { data } = informe;

  return (
    <ReportePage
      title="Movimientos"
      name="movimientos"
      about="one"
      empty="No hay movimientos en estas fechas."
      search={search}
      query={informe}
      informe={data && movimientosInforme(data)}
    />
  );
}
