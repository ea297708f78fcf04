import type { planillasCalls } from '../../../contract/planillas';
import { useInforme } from '../../ui/useInforme';
import { useSorteos } from '../../ui/useSorteos';
import { ValueSelect } from '../../ui/ValueSelect';
import { PlanillaPage } from './PlanillaPage';
import { usePlanillaSearch } from './usePlanillaSearch';
import { feriadosText, ventasInforme } from './ventasInforme';

export default function PlanillaVentas() {
  const { query, get, set } = usePlanillaSearch();
  const fk_sorteo = get('fk_sorteo');
  const sorteos = useSorteos().choices;
  const informe = useInforme<typeof planillasCalls.ventas>('planillas', 'ventas', {
    ...query,
    ...(fk_sorteo && { fk_sorteo }),
  });
  const { data } = informe;
  const sorteo = sorteos.find(({ id }) => String(id) === fk_sorteo)?.name;
  const feriados = data ? feriadosText(data) : '';

  return (
    <PlanillaPage
      title="Planilla de Ventas"
      name="planilla de ventas"
      empty="No hay ventas cerradas en esta semana."
      query={informe}
      informe={data && ventasInforme(data)}
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
