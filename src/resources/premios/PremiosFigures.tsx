import { useQueue } from '../../features/work/useQueue';
import { Figure, Figures } from '../../ui/fields/Figures';

/** Count and sum of the premios that wait for this user. */
export default function PremiosFigures() {
  const { words, count, sums, error } = useQueue();
  const isKnown = count !== undefined;

  return (
    <Figures>
      <Figure label={words} value={isKnown ? { count } : undefined} error={error} />
      <Figure label="en total" value={isKnown ? { cents: sums?.valor ?? 0 } : undefined} error={error} />
    </Figures>
  );
}
