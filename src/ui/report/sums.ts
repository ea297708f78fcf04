import { withMinus } from '../../format/money';
import type { Row } from '../fields/cells';
import type { FigureValue } from '../fields/Figures';
import type { Sums } from '../table/SumsFoot';

/** Exact; fields round them. */
export const addUp = <K extends string>(rows: readonly Row[], ...sources: readonly K[]): Record<K, number> =>
  Object.assign(
    {},
    ...sources.map((source) => ({ [source]: rows.reduce((total, row) => total + Number(row[source]), 0) })),
  );

/** With one decimal; '' without a whole. */
export const percentOf = (part: number, whole: number): Sums[string] =>
  whole === 0 ? '' : Math.round((part / whole) * 1000) / 10;

export const percentText = (percent: Sums[string]): string =>
  percent === '' ? '—' : `${withMinus(percent.toFixed(1))} %`;

/** Quiet if there is no part. */
export const percentFigure = (part: number, whole: number): FigureValue => ({
  text: percentText(percentOf(part, whole)),
  isZero: part === 0,
});
