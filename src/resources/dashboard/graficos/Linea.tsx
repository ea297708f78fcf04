import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

interface LineaProps {
  /** Oldest first. */
  values: readonly number[];
  color: string;
  height: number;
}

/** The point marks this week. */
export default function Linea({ values, color, height }: LineaProps) {
  return (
    <SparkLineChart
      data={[...values]}
      color={color}
      height={height}
      margin={4}
      yAxis={{ domainLimit: 'strict' }}
      disableKeyboardNavigation
    >
      <Point index={values.length - 1} value={values.at(-1) ?? 0} color={color} />
    </SparkLineChart>
  );
}

const Point = ({ index, value, color }: { index: number; value: number; color: string }) => {
  const x = useXScale<'point'>();
  const y = useYScale<'linear'>();

  return <circle cx={x(index)} cy={y(value)} r={3} fill={color} />;
};
