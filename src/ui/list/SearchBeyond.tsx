import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEvent, useListContext } from 'ra-core';
import { useEffect, useState } from 'react';

interface SearchBeyondProps {
  /** The days that the list begins with, as bounds on a date. */
  bounds: Readonly<Record<string, unknown>>;
}

/** Looks on all days for what names a record, or is not found in those that a list begins with; says so, and leads back. */
export default function SearchBeyond({ bounds }: SearchBeyondProps) {
  const { data, error, filterValues, isFetching, setFilters } = useListContext();
  const [isBeyond, setIsBeyond] = useState(false);
  const { q = '', ...others } = filterValues;
  const names = Object.keys(bounds);
  const isNothing = !isFetching && !error && data?.length === 0;
  const isWithin = names.every((name) => filterValues[name] === bounds[name]);
  const isUnbound = names.every((name) => !(name in filterValues));
  const isMissing = q !== '' && isWithin && (ID.test(q) || isNothing);
  const isOver = isBeyond && q === '';

  const goBeyond = useEvent(() => {
    setIsBeyond(true);
    setFilters(Object.fromEntries(Object.entries(filterValues).filter(([name]) => !names.includes(name))));
  });
  const comeBack = useEvent(() => {
    setIsBeyond(false);
    if (isUnbound) setFilters({ ...filterValues, ...bounds });
  });
  useEffect(() => {
    if (isMissing) goBeyond();
    if (isOver) comeBack();
  }, [isMissing, isOver, goBeyond, comeBack]);
  if (!isBeyond || !isUnbound || q === '') return null;

  return (
    <Alert
      severity="info"
      action={<Button onClick={() => setFilters({ ...others, ...bounds })}>Volver a los 30 días</Button>}
      sx={{ mb: 1, displayPrint: 'none' }}
    >
      {ID.test(q)
        ? 'Se muestran resultados de todas las fechas.'
        : 'Nada en los últimos 30 días; se muestran resultados de todas las fechas.'}
    </Alert>
  );
}

/** What a record is named by: its id, which of a premio is the secuencia. */
const ID = /^\s*[1-9]\d{0,8}\s*$/;
