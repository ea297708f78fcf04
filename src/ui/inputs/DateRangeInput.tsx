import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useInput, useTranslateLabel } from 'ra-core';
import { createContext, useContext, useId, useState } from 'react';
import type { CommonInputProps } from 'react-admin';
import { type DayRange, rangeText } from '../../format/dayRanges';
import { RangeChoices } from './RangeChoices';
import { RangePill } from './RangePill';

interface DateRangeInputProps extends Pick<CommonInputProps, 'source' | 'resource'> {
  alwaysOn?: boolean;
}

/** Whether a range shows all that it offers, in place of a button that opens it. */
export const RangesOpen = createContext(false);

/** What react-admin lacks: bounds on a date, both inclusive, as `{source}_gte` and `{source}_lte`. */
export const DateRangeInput = ({ source, resource }: DateRangeInputProps) => {
  const [gte, lte] = DateRangeInput.sourcesOf(source);
  const desde = useInput({ source: gte }).field;
  const hasta = useInput({ source: lte }).field;
  const label = String(useTranslateLabel()({ source, resource }));
  const labelId = useId();

  const [chosen, setChosen] = useState<string>();
  const value = { desde: desde.value, hasta: hasta.value };
  const name = rangeText(value, chosen);
  const change = (next: DayRange, by?: string) => {
    setChosen(by);
    if (next.desde !== value.desde) desde.onChange(next.desde);
    if (next.hasta !== value.hasta) hasta.onChange(next.hasta);
  };
  if (!useContext(RangesOpen)) return <RangePill label={label} value={value} name={name} onChange={change} />;

  return (
    <Box role="group" aria-labelledby={labelId}>
      <Typography id={labelId} variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <RangeChoices value={value} name={name} onChange={change} />
    </Box>
  );
};

/** The values that it holds, for what shows which filters are set. */
DateRangeInput.sourcesOf = (source: string) => [`${source}_gte`, `${source}_lte`] as const;
