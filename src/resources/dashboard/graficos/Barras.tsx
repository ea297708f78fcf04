import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { formatMoney } from '../../../format/money';
import { colorOf } from '../colorOf';
import type { GraficoData } from './graficoData';

interface BarrasProps {
  grafico: GraficoData;
  height: number;
}

/** Pixels beside the bars. */
const NAMES = { wide: 128, phone: 112 };
const AMOUNTS = 64;
/** "$1,000,000" after the longest bar. */
const AFTER_BAR = 80;

/** Last week is hatched, so that it needs no colour. */
export default function Barras({
  grafico: { categories, series, isHorizontal = false },
  height,
}: BarrasProps) {
  const { palette, breakpoints } = useTheme();
  const namesWidth = useMediaQuery(breakpoints.down('sm')) ? NAMES.phone : NAMES.wide;
  const names = { scaleType: 'band' as const, data: [...categories] };
  const amounts = { valueFormatter: formatMoney, tickNumber: 4 };
  const max = Math.max(...series.flatMap(({ values }) => values.map(Number)));
  const before = colorOf(palette, 'before');

  return (
    <BarChart
      height={height}
      layout={isHorizontal ? 'horizontal' : 'vertical'}
      series={series.map(({ label, meaning, values }) => ({
        id: meaning,
        label,
        data: [...values],
        color: colorOf(palette, meaning),
        valueFormatter: amountOf,
        barLabel: isHorizontal ? ({ value }: { value: number | null }) => amountOf(value) : undefined,
        barLabelPlacement: isHorizontal ? 'outside' : undefined,
      }))}
      xAxis={[isHorizontal ? { ...amounts, tickNumber: 3, min: 0, max } : names]}
      yAxis={[isHorizontal ? { ...names, width: namesWidth } : { ...amounts, width: AMOUNTS }]}
      grid={isHorizontal ? { vertical: true } : { horizontal: true }}
      hideLegend={series.length === 1}
      margin={{ top: 8, right: isHorizontal ? AFTER_BAR : 8, bottom: 0, left: 0 }}
      disableKeyboardNavigation
      skipAnimation
      sx={{
        // The amounts stand beside the area of the bars.
        '& g[clip-path]': { clipPath: 'none' },
        [`& [data-series="before"] .${barClasses.element}`]: { fill: 'url(#rayado)', stroke: before },
      }}
    >
      <defs>
        <pattern id="rayado" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={3} height={6} fill={before} />
        </pattern>
      </defs>
    </BarChart>
  );
}

const amountOf = (cents: number | null) => (cents === null ? null : formatMoney(cents));
