import Box from '@mui/material/Box';
import type { planillasCalls } from '../../../contract/planillas';
import { sorteoText } from '../../domain/names';
import { useAllSorteos } from '../../domain/useAllSorteos';
import { SheetMoneyField } from '../../ui/fields/MoneyField';
import { DataTable } from '../../ui/list/DataTable';
import { addUp } from '../../ui/report/sums';
import { useReport } from '../../ui/report/useReport';
import { ValueSelect } from '../../ui/report/ValueSelect';
import { DIAS } from './dias';
import { PlanillaPage } from './PlanillaPage';
import { usePlanillaSearch } from './usePlanillaSearch';

/** A row a promotor: the days, TOTAL, COMISIÓN, NETO. */
export default function PlanillaVentas() {
  const { query, get, set } = usePlanillaSearch();
  const fk_sorteo = get('fk_sorteo');
  const sorteos = useSorteoChoices();
  const report = useReport<typeof planillasCalls.ventas>('planillas', 'ventas', {
    ...query,
    ...(fk_sorteo && { fk_sorteo }),
  });
  const { data } = report;
  const sorteo = sorteos.choices.find(({ id }) => String(id) === fk_sorteo)?.name;
  const feriados = DIAS.map((dia, day) => ({ dia, feriado: data?.dias[day]?.feriado }));
  const named = feriados.flatMap(({ dia, feriado }) => (feriado ? [`${dia} ${feriado}`] : []));

  return (
    <PlanillaPage
      title="Planilla de Ventas"
      name="planilla de ventas"
      empty="No hay ventas cerradas en esta semana"
      query={report}
      cabecera={data}
      facts={[
        ...(fk_sorteo ? [{ label: 'SORTEO', text: sorteo ?? '—' }] : []),
        // By name, for paper and for fingers, which meet no title.
        ...(named.length > 0 ? [{ label: 'FERIADOS', text: named.join(', ') }] : []),
      ]}
      filters={
        <ValueSelect
          label="Sorteo"
          value={fk_sorteo}
          onChange={(id) => set({ fk_sorteo: id })}
          {...sorteos}
          none="Todos"
        />
      }
      rows={data?.filas.map(({ dias, ...fila }) => ({
        ...fila,
        ...Object.fromEntries(DIAS.map((dia, day) => [dia, dias[day] ?? 0])),
      }))}
      sumsOf={(rows) => addUp(rows, ...DIAS, 'total', 'comision', 'neto')}
      isLandscape
    >
      <DataTable.Col source="promotor" />
      {feriados.map(({ dia, feriado }) => (
        <DataTable.Col
          key={dia}
          source={dia}
          field={SheetMoneyField}
          {...(feriado && { label: <Marked dia={dia} feriado={feriado} />, 'data-label': `${dia} Feriado` })}
        />
      ))}
      <DataTable.Col source="total" field={SheetMoneyField} />
      <DataTable.Col source="comision" field={SheetMoneyField} />
      <DataTable.Col source="neto" field={SheetMoneyField} data-card="detail" />
    </PlanillaPage>
  );
}

const Marked = ({ dia, feriado }: { dia: string; feriado: string }) => (
  <>
    {dia}
    <Box component="small" title={feriado} sx={{ display: 'block', color: 'warning.main' }}>
      Feriado
    </Box>
  </>
);

/** Every draw, in the order of the day. */
const useSorteoChoices = () => {
  const { data = [], error, refetch } = useAllSorteos();

  return {
    choices: data.map((sorteo) => ({ id: sorteo.id, name: sorteoText(sorteo) })),
    error,
    onRetry: () => void refetch(),
  };
};
