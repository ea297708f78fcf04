import type { ReportValue } from './report';

/** A change in percent by shape and sign, so that no colour is needed; a dash where there is nothing to compare. */
export const Variacion = ({ value }: { value: ReportValue }) => {
  if (value === '') return '—';
  const percent = Number(value);
  const { shape, sign } = signOf(percent);

  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <span aria-hidden>{shape} </span>
      {`${sign}${Math.abs(percent).toFixed(1)} %`}
    </span>
  );
};

const signOf = (percent: number) => {
  if (percent === 0) return { shape: '=', sign: '' };

  return percent > 0 ? { shape: '▲', sign: '+' } : { shape: '▼', sign: '−' };
};
