import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Tablero } from '../../../../contract/dashboard';
import { MoneyField } from '../../../ui/fields/MoneyField';
import { Loading } from '../../../ui/page/Loading';
import { SectionCard } from '../../../ui/page/SectionCard';
import { ReportTable } from '../../../ui/report/ReportTable';
import { addUp } from '../../../ui/report/sums';
import { DataTable } from '../../../ui/table/DataTable';
import { type GraficoData, graficosOf } from './graficoData';

// Lazy: the chart library is larger than the rest of the page.
const Barras = lazy(() => import('./Barras'));

export default function Graficos({ tablero }: { tablero: Tablero }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(380px, 100%), 1fr))',
        alignItems: 'start',
        gap: 2,
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
  const { title, categories, isHorizontal } = grafico;
  const height = isHorizontal ? Math.min(HEIGHT, 48 + 36 * categories.length) : HEIGHT;
  const table = <Tabla grafico={grafico} />;

  return (
    <SectionCard title={title} ref={ref} sx={{ breakInside: 'avoid' }}>
      {categories.length === 0 ? (
        <Typography color="textSecondary">Sin datos en esta semana</Typography>
      ) : (
        <ErrorBoundary fallback={table}>
          <Box role="img" aria-label={title} sx={{ minHeight: height }}>
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

const HEIGHT = 260;

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

const useInView = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        whenIdle(() => setIsInView(true));
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);

    return () => observer.disconnect();
  }, []);

  return [ref, isInView] as const;
};

/** Safari has no requestIdleCallback. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work) : setTimeout(work);
