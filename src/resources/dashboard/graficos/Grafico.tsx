import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { MoneyField } from '../../../ui/fields/MoneyField';
import { DataTable } from '../../../ui/list/DataTable';
import { Loading } from '../../../ui/page/Loading';
import { ReportTable } from '../../../ui/report/ReportTable';
import { addUp } from '../../../ui/report/sums';
import { type GraficoData, summaryOf } from './graficoData';
import { useInView } from './useInView';

// The library of the plots is larger than the rest of the page.
const Barras = lazy(() => import('./Barras'));

const HEIGHT = 260;

/** What the page keeps for a plot while it loads; a few names need less. */
const heightOf = ({ categories, isHorizontal }: GraficoData) =>
  isHorizontal ? Math.min(HEIGHT, 48 + 36 * categories.length) : HEIGHT;

/** A plot with its table; the table stands alone where the plot cannot be drawn. */
export const Grafico = ({ grafico }: { grafico: GraficoData }) => {
  const [ref, isInView] = useInView();
  // Opened by few: what nobody sees is not drawn.
  const [isTold, setIsTold] = useState(false);
  const table = <Tabla grafico={grafico} />;

  return (
    <Card component="section" aria-label={grafico.title} ref={ref} sx={{ p: 2, breakInside: 'avoid' }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {grafico.title}
      </Typography>
      {grafico.categories.length === 0 ? (
        <Typography color="textSecondary">Sin datos en esta semana</Typography>
      ) : (
        <ErrorBoundary fallback={table}>
          <Box role="img" aria-label={summaryOf(grafico)} sx={{ minHeight: heightOf(grafico) }}>
            {isInView && (
              <Suspense fallback={<Loading />}>
                <Barras grafico={grafico} height={heightOf(grafico)} />
              </Suspense>
            )}
          </Box>
          <details onToggle={({ currentTarget }) => setIsTold(currentTarget.open)}>
            <Typography component="summary" color="textSecondary" sx={{ cursor: 'pointer' }}>
              Ver como tabla
            </Typography>
            {isTold && table}
          </details>
        </ErrorBoundary>
      )}
    </Card>
  );
};

const Tabla = ({ grafico: { title, head, categories, series } }: { grafico: GraficoData }) => (
  <ReportTable
    label={`Tabla de ${title.toLowerCase()}`}
    rows={categories.map((category, index) => ({
      category,
      ...Object.fromEntries(series.map(({ label, values }) => [label, values[index] ?? 0])),
    }))}
    sumsOf={(rows) => addUp(rows, ...series.map(({ label }) => label))}
  >
    <DataTable.Col source="category" label={head} data-card="title" />
    {series.map(({ label }, index) => (
      <DataTable.Col
        key={label}
        source={label}
        label={label.toUpperCase()}
        field={MoneyField}
        align="right"
        data-card={index === 0 ? 'value' : 'detail'}
      />
    ))}
  </ReportTable>
);
