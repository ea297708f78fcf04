import { useQueue } from '../../features/work/useQueue';
import { formatMoney } from '../../format/money';
import { formatCount } from '../../format/text';
import { Figure, Figures } from '../../ui/base/Figures';

/** Count and sum of the premios that wait for this user. */
export default function PremiosFigures() {
  const { words, count, sums, error } = useQueue();
  const isKnown = count !== undefined;

  return (
    <Figures>
      <Figure label={words} value={isKnown ? formatCount(count) : undefined} error={error} />
      <Figure label="en total" value={isKnown ? formatMoney(sums?.valor ?? 0) : undefined} error={error} />
    </Figures>
  );
}
