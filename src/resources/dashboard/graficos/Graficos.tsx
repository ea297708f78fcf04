import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { type FieldProps, useFieldValue } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import type { Tablero } from '../../../../contract/dashboard';
import { Loading } from '../../../ui/base/Loading';
import { SectionCard } from '../../../ui/base/SectionCard';
import { MoneyField } from '../../../ui/fields/MoneyField';
import { ReportTable } from '../../../ui/report/ReportTable';
import { addUp } from '../../../ui/report/sums';
import { DataTable } from '../../../ui/table/DataTable';
import { type GraficoData, graficosOf } from './graficoData';
import { useInView } from './useInView';

// Lazy: the chart library is larger than the rest of the page.
const Barras = lazy(() => import('./Barras'));

export default function Graficos({ tablero }: { tablero: Tablero }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { '@': 'minmax(0, 1fr)', '@992': 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {graficosOf(tablero).map((grafico) => (
        <Grafico key={grafico.title} grafico={grafico} />
      ))}
    </Box>
  );
}

const Grafico = ({ grafico }: { grafico: GraficoData }) => {
  const [ref, isInView] = useInView();
  const [isTableOpen, setIsTableOpen] = useState(false);
  const { title, note, categories, series, isHorizontal } = grafico;
  const room = series.length > 1 ? HEIGHT - LEGEND : HEIGHT;
  const height = isHorizontal ? Math.min(room, 48 + 36 * categories.length * series.length) : room;
  const isEmpty = series.every(({ values }) => values.every((value) => !value));
  const table = <Tabla grafico={grafico} />;

  return (
    <SectionCard title={title} ref={ref} sx={{ breakInside: 'avoid' }}>
      <Typography color="textSecondary">{note}</Typography>
      {isEmpty ? (
        <Typography color="textSecondary">Sin datos en esta semana</Typography>
      ) : (
        <ErrorBoundary fallback={table}>
          <Box role="img" aria-label={title} sx={{ minHeight: HEIGHT }}>
            {isInView && (
              <Suspense fallback={<Loading />}>
                <Barras grafico={grafico} height={height} />
              </Suspense>
            )}
          </Box>
          <details onToggle={({ currentTarget }) => setIsTableOpen(currentTarget.open)}>
            <Typography component="summary" color="textSecondary" sx={{ cursor: 'pointer' }}>
              Ver como tabla
            </Typography>
            {isTableOpen && table}
          </details>
        </ErrorBoundary>
      )}
    </SectionCard>
  );
};

/** Pixels, kept free until the plot and its legend are drawn. */
const HEIGHT = 280;
const LEGEND = 32;

const Tabla = ({ grafico: { title, head, categories, series, hasTotal } }: { grafico: GraficoData }) => (
  <ReportTable
    label={`Tabla: ${title}`}
    rows={categories.map((category, index) => ({
      category,
      ...Object.fromEntries(series.map(({ label, values }) => [label, values[index] ?? null])),
    }))}
    sumsOf={(rows) => (hasTotal ? addUp(rows, ...series.map(({ label }) => label)) : {})}
  >
    <DataTable.Col source="category" label={head} card="title" />
    {series.map(({ label }) => (
      <DataTable.Col key={label} source={label} label={label.toUpperCase()} field={Amount} align="right" />
    ))}
  </ReportTable>
);

/** A day to come has none. */
const Amount = (props: FieldProps) => (useFieldValue(props) === null ? null : <MoneyField {...props} />);
