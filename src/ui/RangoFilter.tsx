import { useListFilterContext } from 'ra-core';
import { addDays, today } from '../format/dates';
import { DateRange } from './DateRange';

interface RangoFilterProps {
  /** The field that is bounded, by `{source}_gte` and `{source}_lte`. */
  source?: string;
  /** Where a list is bounded by two fields: 'Pago desde'. */
  labels?: { desde: string; hasta: string };
}

/** Bounds of the list around it on a date, both inclusive. */
export const RangoFilter = ({ source = 'fecha', labels }: RangoFilterProps) => {
  const { filterValues, setFilters } = useListFilterContext();
  const [gte, lte] = [`${source}_gte`, `${source}_lte`];
  const { [gte]: desde = '', [lte]: hasta = '', ...others } = filterValues;

  return (
    <DateRange
      labels={labels}
      value={{ desde, hasta }}
      onChange={(range) =>
        setFilters({
          ...others,
          ...(range.desde && { [gte]: range.desde }),
          ...(range.hasta && { [lte]: range.hasta }),
        })
      }
    />
  );
};

const DAYS = 30;

/** What a long list begins with: the last 30 days, today the last of them. */
export const rangoReciente = (): { fecha_gte: string; fecha_lte: string } => ({
  fecha_gte: addDays(today(), 1 - DAYS),
  fecha_lte: today(),
});
