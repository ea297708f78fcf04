import { useInput } from 'ra-core';
import type { CommonInputProps } from 'react-admin';
import { DateRange } from './DateRange';

interface DateRangeInputProps extends Pick<CommonInputProps, 'source' | 'resource'> {
  alwaysOn?: boolean;
  /** 'Pago' makes Pago desde and Pago hasta, where a list is bounded by two dates. */
  prefix?: string;
}

/** What react-admin lacks: bounds on a date, both inclusive, as `{source}_gte` and `{source}_lte`. */
export const DateRangeInput = ({ source, prefix }: DateRangeInputProps) => {
  const desde = useInput({ source: `${source}_gte` }).field;
  const hasta = useInput({ source: `${source}_lte` }).field;

  return (
    <DateRange
      labels={prefix ? { desde: `${prefix} desde`, hasta: `${prefix} hasta` } : undefined}
      value={{ desde: desde.value, hasta: hasta.value }}
      onChange={(range) => {
        if (range.desde !== desde.value) desde.onChange(range.desde);
        if (range.hasta !== hasta.value) hasta.onChange(range.hasta);
      }}
    />
  );
};
