import { withMinus } from '../../format/money';
import type { Row } from '../fields/cells';
import type { Sums } from '../list/SumsFoot';

/** Exact sums of fields; they are rounded where they are shown. */
export const addUp = <K extends string>(rows: readonly Row[], ...sources: readonly K[]): Record<K, number> =>
  Object.assign(
    {},
    ...sources.map((source) => ({ [source]: rows.reduce((total, row) => total + Number(row[source]), 0) })),
  );

/** A part in percent of a whole, to one decimal; '' where there is no whole. */
export const percentOf = (part: number, whole: number): Sums[string] =>
  whole === 0 ? '' : Math.round((part / whole) * 1000) / 10;

export const percentText = (percent: Sums[string]): string =>
  percent === '' ? '—' : `${withMinus(percent.toFixed(1))} %`;
