import type { planillasCalls } from '../../../contract/planillas';
import { useSorteos } from '../../domain/useSorteos';
import { useReport } from '../../ui/report/useReport';
import { ValueSelect } from '../../ui/report/ValueSelect';
import { PlanillaPage } from './PlanillaPage';
import { usePlanillaSearch } from './usePlanillaSearch';
import { feriadosText, ventasReport } from './ventasReport';

export default function PlanillaVentas() {
  const { query, get, set } = usePlanillaSearch();
  const fk_sorteo = get('fk_sorteo');
  const sorteos = useSorteos().choices;
  const report = useReport<typeof planillasCalls.ventas>('planillas', 'ventas', {
    ...query,
    ...(fk_sorteo && { fk_sorteo }),
  });
  const { data } = report;
  const sorteo = sorteos.find(({ id }) => String(id) === fk_sorteo)?.name;
  const feriados = data ? feriadosText(data) : '';

  return (
    <PlanillaPage
      title="Planilla de Ventas"
      name="planilla de ventas"
      empty="No hay ventas cerradas en esta semana."
      query={report}
      report={data && ventasReport(data)}
      cabecera={data}
      facts={[
        ...(sorteo ? [{ label: 'SORTEO', text: sorteo }] : []),
        ...(feriados ? [{ label: 'FERIADOS', text: feriados }] : []),
      ]}
      filters={
        <ValueSelect
          label="Sorteo"
          value={fk_sorteo}
          onChange={(id) => set({ fk_sorteo: id })}
          choices={sorteos}
          none="Todos"
        />
      }
      isLandscape
    />
  );
}
