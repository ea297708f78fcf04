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
  labels?: Range;
}

const LABELS: Range = { desde: 'Desde', hasta: 'Hasta' };

/** Desde and Hasta, both inclusive, "" for an open end; a range that runs backwards is not reported. */
export const DateRange = ({ value, onChange, labels = LABELS }: DateRangeProps) => {
  const [refused, setRefused] = useState<Range>();
  const range = refused ?? value;

  const change = (next: Range) => {
    const isBackwards = next.desde !== '' && next.hasta !== '' && next.desde > next.hasta;
    setRefused(isBackwards ? next : undefined);
    if (!isBackwards) onChange(next);
  };

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      <DatePicker
        label={labels.desde}
        value={range.desde}
        onChange={(desde) => change({ ...range, desde })}
      />
      <DatePicker
        label={labels.hasta}
        value={range.hasta}
        onChange={(hasta) => change({ ...range, hasta })}
        error={refused && `${labels.hasta} no puede ser anterior a ${labels.desde}`}
      />
    </Stack>
  );
};
