import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { DatePicker } from './DatePicker';

interface Range {
  desde: string;
  hasta: string;
}

interface DateRangeProps {
  value: Range;
  onChange: (range: Range) => void;
}

/**
 * In place of two of react-admin's DateInput: a range that runs backwards is refused beside its end, and nothing is asked
 * for it. Desde and Hasta, both inclusive, "" for an open end.
 */
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
      <DatePicker label="Desde" value={range.desde} onChange={(desde) => change({ ...range, desde })} />
      <DatePicker
        label="Hasta"
        value={range.hasta}
        onChange={(hasta) => change({ ...range, hasta })}
        error={refused && 'Hasta no puede ser anterior a Desde'}
      />
    </Stack>
  );
};
