import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { periodInWords } from '../../format/dates';
import type { DayRange } from '../../format/dayRanges';
import { DatePicker } from './DateInput';

interface DateRangeProps {
  value: DayRange;
  onChange: (range: DayRange) => void;
}

/** A backward range shows an error and is not reported. */
export const DateRange = ({ value, onChange }: DateRangeProps) => {
  const [refused, setRefused] = useState<DayRange>();
  const range = refused ?? value;

  const change = (next: DayRange) => {
    const isBackwards = next.desde !== '' && next.hasta !== '' && next.desde > next.hasta;
    setRefused(isBackwards ? next : undefined);
    if (!isBackwards) onChange(next);
  };

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      <DatePicker
        label="Desde"
        words={dayWords}
        value={range.desde}
        onChange={(desde) => change({ ...range, desde })}
      />
      <DatePicker
        label="Hasta"
        words={dayWords}
        value={range.hasta}
        onChange={(hasta) => change({ ...range, hasta })}
        error={refused && 'Hasta no puede ser anterior a Desde'}
      />
    </Stack>
  );
};

/** A day long ago is no warning: nothing is dated by it. */
const dayWords = (day: string): string => periodInWords(day, day);
