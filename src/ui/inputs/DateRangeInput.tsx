import { useInput } from 'ra-core';
import type { CommonInputProps } from 'react-admin';
import { DateRange } from './DateRange';

interface DateRangeInputProps extends Pick<CommonInputProps, 'source' | 'resource'> {
  alwaysOn?: boolean;
}

/** What react-admin lacks: bounds on a date, both inclusive, as `{source}_gte` and `{source}_lte`. */
export const DateRangeInput = ({ source }: DateRangeInputProps) => {
  const desde = useInput({ source: `${source}_gte` }).field;
  const hasta = useInput({ source: `${source}_lte` }).field;

  return (
    <DateRange
      value={{ desde: desde.value, hasta: hasta.value }}
      onChange={(range) => {
        if (range.desde !== desde.value) desde.onChange(range.desde);
        if (range.hasta !== hasta.value) hasta.onChange(range.hasta);
      }}
    />
  );
};
