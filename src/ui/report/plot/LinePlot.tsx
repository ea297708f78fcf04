import Box from '@mui/material/Box';
import { type Theme, useTheme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { formatExact, formatMoney } from '../../../format/money';

export interface Plot {
  title: string;
  /** The first days of the periods: oldest first, each once. */
  days: readonly string[];
  dayText: (day: string) => string;
  /** At most three. Cents, one value per day. */
  lines: readonly { label: string; values: readonly number[] }[];
  /** A value holds for its whole day. */
  isStepped?: boolean;
}

/** Room for "$1,000,000". */
const AMOUNTS = 76;
/** More marks would hide the lines. */
const MOST_MARKS = 26;

/** The lines differ in marks, and by `plotStyle` in dashes: paper has no colours. */
const LOOKS = [
  { shape: 'circle', mark: 'M12.5 6a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z' },
  { shape: 'square', mark: 'M13 3h6v6h-6z' },
  { shape: 'diamond', mark: 'M16 1.5l4 4.5l-4 4.5l-4 -4.5z' },
] as const;

/** Fills its place. */
export default function LinePlot({ days, dayText, lines, isStepped = false }: Plot) {
  const { palette } = useTheme();
  const colors = [palette.primary.main, palette.warning.main, palette.text.primary];
  const amounts = lines.flatMap(({ values }) => values);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const step = Math.ceil(days.length / MOST_MARKS);

  return (
    <Box sx={plotStyle}>
      {lines.length > 1 && <Legend labels={lines.map(({ label }) => label)} colors={colors} />}
      <LineChart
        series={lines.map(({ label, values }, index) => ({
          id: `serie-${index}`,
          label,
          data: [...values],
          color: colors[index],
          curve: isStepped ? 'step' : 'linear',
          shape: LOOKS[index]?.shape,
          showMark: !isStepped && (({ index }: { index: number }) => index % step === 0),
          valueFormatter: (cents: number | null) => formatExact(cents ?? 0),
        }))}
        xAxis={[{ scaleType: isStepped ? 'band' : 'point', data: [...days], valueFormatter: dayText }]}
        yAxis={[
          {
            // Amounts are compared from 0.
            min: least >= 0 ? 0 : undefined,
            max: most < 0 ? 0 : undefined,
            valueFormatter: formatMoney,
            tickNumber: 4,
            width: AMOUNTS,
          },
        ]}
        grid={{ horizontal: true }}
        margin={{ top: 8, right: 24, bottom: 0, left: 0 }}
        hideLegend
        disableKeyboardNavigation
        skipAnimation
      >
        {least < 0 && <ChartsReferenceLine y={0} lineStyle={{ stroke: palette.text.secondary }} />}
      </LineChart>
    </Box>
  );
}

interface LegendProps {
  labels: readonly string[];
  colors: readonly string[];
}

/** In place of the library's, which does not show dashes. */
const Legend = ({ labels, colors }: LegendProps) => (
  <Box sx={{ display: 'flex', columnGap: 2, justifyContent: 'center', fontSize: '0.8125rem' }}>
    {labels.map((label, index) => (
      <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <svg width={32} height={12} stroke={colors[index]} strokeWidth={2} aria-hidden>
          <path className="MuiLineChart-line" data-series={`serie-${index}`} d="M1 6H31" />
          <path className="MuiLineChart-mark" d={LOOKS[index]?.mark} />
        </svg>
        {label}
      </Box>
    ))}
  </Box>
);

const plotStyle = ({ palette }: Theme): SystemStyleObject<Theme> => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  '& .MuiLineChart-line': { strokeLinecap: 'round' },
  '& .MuiLineChart-line[data-series="serie-1"]': { strokeDasharray: '6 4' },
  '& .MuiLineChart-line[data-series="serie-2"]': { strokeDasharray: '1 5' },
  '& svg .MuiLineChart-mark': { fill: palette.background.paper },
  '@media print': {
    '& svg :is(path, line, circle)': { stroke: '#000 !important' },
    '& svg .MuiChartsGrid-line': { stroke: '#CCC !important' },
    '& svg text': { fill: '#000 !important' },
    '& svg .MuiLineChart-mark': { fill: '#FFF !important' },
  },
});
