interface LineaProps {
  /** Oldest first. */
  values: readonly number[];
  color: string;
  height: number;
}

const STROKE = 'non-scaling-stroke';

/** The point marks this week. Drawn here: the chart library is larger than the rest of the page. */
export const Linea = ({ values, color, height }: LineaProps) => {
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const points = values.map(
    (value, index) => `${(100 * index) / (values.length - 1)},${100 - (100 * (value - least)) / span}`,
  );

  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      width="100%"
      height={height}
      overflow="visible"
      fill="none"
      stroke={color}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} strokeWidth={2} vectorEffect={STROKE} />
      <path d={`M${points.at(-1)}h.01`} strokeWidth={6} vectorEffect={STROKE} />
    </svg>
  );
};
