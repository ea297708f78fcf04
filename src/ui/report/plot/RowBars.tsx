const HEIGHT = 18;
const BAR = 6;
const STEP = 8;

interface RowBarsProps {
  row: Readonly<Record<string, unknown>>;
  sources: readonly string[];
}

/** A bar for each amount of a row, on a scale of its own. Plain SVG: a sheet has hundreds of rows. */
export const RowBars = ({ row, sources }: RowBarsProps) => {
  const amounts = sources.map((source) => Number(row[source]));
  const most = Math.max(1, ...amounts);

  return (
    <svg data-bars width={STEP * sources.length} height={HEIGHT + 1} aria-hidden>
      {sources.map((source, index) => {
        const amount = amounts[index] ?? 0;
        const height = amount > 0 ? Math.max(1, Math.round((amount / most) * HEIGHT)) : 0;

        return <rect key={source} x={STEP * index} y={HEIGHT - height} width={BAR} height={height} />;
      })}
      <rect y={HEIGHT} width={STEP * sources.length - STEP + BAR} height={1} />
    </svg>
  );
};
