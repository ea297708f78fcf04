import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { DateField } from './DateField';

interface Range {
  desde: string;
  hasta: string;
}

interface DateRangeProps {
  value: Range;
  onChange: (range: Range) => void;
}

/** Desde and Hasta, both inclusive, "" for an open end; a range that runs backwards is not reported. */
export const DateRange = ({ value, onChange }: DateRangeProps) => {
  const [refused, setRefused] = useState<Range>();
  const range = refused ?? value;

  const change = (next: Range) => {
    const isBackwards = next.desde !== '' && next.hasta !== '' && next.desde > next.hasta;
    setRefused(isBackwards ? next : undefined);
    if (!isBackwards) onChange(next);
  };

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      <DateField label="Desde" value={range.desde} onChange={(desde) => change({ ...range, desde })} />
      <DateField
        label="Hasta"
        value={range.hasta}
        onChange={(hasta) => change({ ...range, hasta })}
        error={refused && 'Hasta no puede ser anterior a Desde'}
      />
    </Stack>
  );
};
