import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart, barClasses } from '@mui/x-charts/BarChart';
import { formatMoney } from '../../../format/money';
import type { GraficoData } from './graficoData';

interface BarrasProps {
  grafico: GraficoData;
  height: number;
}

/** Pixels beside the bars. */
const NAMES = { wide: 128, phone: 112 };
const AMOUNTS = 64;
/** The axis leaves room for the amount of the longest bar. */
const ROOM_FOR_AMOUNT = 1.5;

/** The second series is hatched, so that it needs no colour. */
export default function Barras({
  grafico: { categories, series, isHorizontal = false },
  height,
}: BarrasProps) {
  const { palette, breakpoints } = useTheme();
  const namesWidth = useMediaQuery(breakpoints.down('sm')) ? NAMES.phone : NAMES.wide;
  const colors = [palette.primary.main, palette.warning.main];
  const names = { scaleType: 'band' as const, data: [...categories] };
  const amounts = { valueFormatter: formatMoney, tickNumber: 4 };
  const max = Math.max(...series.flatMap(({ values }) => values)) * ROOM_FOR_AMOUNT;

  return (
    <BarChart
      height={height}
      layout={isHorizontal ? 'horizontal' : 'vertical'}
      series={series.map(({ label, values }, index) => ({
        id: `serie-${index}`,
        label,
        data: [...values],
        color: colors[index],
        valueFormatter: (cents: number | null) => formatMoney(cents ?? 0),
        barLabel: isHorizontal ? ({ value }: { value: number | null }) => formatMoney(value ?? 0) : undefined,
        barLabelPlacement: isHorizontal ? 'outside' : undefined,
      }))}
      xAxis={[isHorizontal ? { ...amounts, tickNumber: 3, min: 0, max } : names]}
      yAxis={[isHorizontal ? { ...names, width: namesWidth } : { ...amounts, width: AMOUNTS }]}
      grid={isHorizontal ? { vertical: true } : { horizontal: true }}
      hideLegend={series.length === 1}
      margin={{ top: 8, right: isHorizontal ? 24 : 8, bottom: 0, left: 0 }}
      disableKeyboardNavigation
      skipAnimation
      sx={{
        [`& [data-series="serie-1"] .${barClasses.element}`]: {
          fill: 'url(#rayado)',
          stroke: palette.warning.main,
        },
      }}
    >
      <defs>
        <pattern id="rayado" width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width={3} height={6} fill={palette.warning.main} />
        </pattern>
      </defs>
    </BarChart>
  );
}
