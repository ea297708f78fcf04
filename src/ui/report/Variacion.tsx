import type { Sums } from '../table/SumsFoot';

/** Shape and sign tell the direction, not colour. */
export const Variacion = ({ value }: { value: Sums[string] }) => {
  if (value === '') return '—';
  const { shape, sign } = signOf(value);

  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <span aria-hidden>{shape} </span>
      {`${sign}${Math.abs(value).toFixed(1)} %`}
    </span>
  );
};

const signOf = (percent: number) => {
  if (percent === 0) return { shape: '=', sign: '' };

  return percent > 0 ? { shape: '▲', sign: '+' } : { shape: '▼', sign: '−' };
};
