import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { sorteoText } from '../../domain/names';
import { sheetColumns } from '../../domain/sheetColumns';
import { useAllSorteos } from '../../domain/useAllSorteos';
import { formatExact } from '../../format/money';
import { counted } from '../../format/text';
import { useIsPhone } from '../../ui/base/useIsPhone';
import { SheetMoneyField } from '../../ui/fields/MoneyField';
import { PlotButton, usePlotShown } from '../../ui/report/plot/PlotButton';
import { RowBars } from '../../ui/report/plot/RowBars';
import { ReportPage } from '../../ui/report/ReportPage';
import { addUp } from '../../ui/report/sums';
import { useSearchValues } from '../../ui/report/useSearchValues';
import { ValueSelect } from '../../ui/report/ValueSelect';
import { DataTable } from '../../ui/table/DataTable';
import { DIAS } from './dias';
import { Tardias } from './Tardias';
import { usePlanilla } from './usePlanilla';

export default function PlanillaVentas() {
  const { get, set } = useSearchValues();
  const fk_sorteo = get('fk_sorteo');
  const sorteos = useAllSorteos();
  const choices = (sorteos.data ?? []).map((sorteo) => ({ id: sorteo.id, name: sorteoText(sorteo) }));
  const sorteo = choices.find(({ id }) => String(id) === fk_sorteo)?.name ?? '—';
  const { answer, page } = usePlanilla('ventas', { fk_sorteo });
  const isPhone = useIsPhone();
  const [isPlotShown] = usePlotShown(page.title);
  const borradores = answer?.borradores;
  const { from: fecha_gte, to: fecha_lte } = page.days;
  const listed = {
    estado: 'C',
    fecha_gte,
    fecha_lte,
    ...idsOf({ fk_sorteo, fk_usuario: get('fk_usuario') }),
  };
  const days = DIAS.map((dia, day) => ({ dia, feriado: answer?.dias[day]?.feriado }));
  const feriados = days.flatMap(({ dia, feriado }) => (feriado ? [`${dia} ${feriado}`] : []));

  return (
    <ReportPage
      {...page}
      empty="No hay ventas cerradas en esta semana"
      facts={[
        ...page.facts,
        ...(fk_sorteo ? [{ label: 'SORTEO', text: sorteo }] : []),
        // Titles work neither on paper nor on touch screens.
        ...(feriados.length > 0 ? [{ label: 'FERIADOS', text: feriados.join(', ') }] : []),
      ]}
      filters={
        <>
          {page.filters}
          <ValueSelect
            label="Sorteo"
            value={fk_sorteo}
            onChange={(id) => set({ fk_sorteo: id })}
            choices={choices}
            error={sorteos.error}
            onRetry={() => void sorteos.refetch()}
            none="Todos"
            width={156}
          />
        </>
      }
      action={!isPhone && <PlotButton report={page.title} />}
      rows={answer?.filas.map(({ dias, ...fila }) => ({
        ...fila,
        ...Object.fromEntries(DIAS.map((dia, day) => [dia, dias[day] ?? 0])),
      }))}
      sumsOf={(rows) => addUp(rows, ...DIAS, 'total', 'comision', 'neto')}
      below={
        <>
          {borradores && borradores.conteo > 0 && (
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              Sin {counted(borradores.conteo, 'borrador', 'borradores')} ({formatExact(borradores.valor)}),
              que no cuentan hasta que se cierren
            </Typography>
          )}
          <Tardias tardias={answer?.tardias} filter={listed} />
        </>
      }
      isLandscape
    >
      <DataTable.Col source="promotor" />
      {isPlotShown && !isPhone && (
        <DataTable.Col
          source="barras"
          label="SEMANA"
          render={(row) => <RowBars row={row} sources={DIAS} />}
          aria-hidden
        />
      )}
      {days.map(({ dia, feriado }) => (
        <DataTable.Col
          key={dia}
          source={dia}
          field={SheetMoneyField}
          label={feriado ? <Marked dia={dia} feriado={feriado} /> : undefined}
        />
      ))}
      {sheetColumns('total', 'comision', 'neto')}
    </ReportPage>
  );
}

/** Those that are chosen. */
const idsOf = (ids: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(ids).flatMap(([name, id]) => (id ? [[name, Number(id)]] : [])));

const Marked = ({ dia, feriado }: { dia: string; feriado: string }) => (
  <>
    {dia}
    <Box component="small" title={feriado} sx={{ display: 'block', color: 'warning.main' }}>
      Feriado
    </Box>
  </>
);
