import type { ReportGroup } from './report';

/** A group as far as a page shows it. */
interface ShownGroup<T> extends ReportGroup<T> {
  shown: readonly T[];
  /** Its last row is on this page, so that what closes it may follow. */
  isEnded: boolean;
}

/** The groups from one row to another, counted over all of them. */
export const sliceGroups = <T>(
  groups: readonly ReportGroup<T>[],
  from: number,
  to: number,
): ShownGroup<T>[] => {
  let start = 0;

  return groups.flatMap((group) => {
    const first = start;
    const end = first + group.rows.length;
    start = end;
    const shown = group.rows.slice(Math.max(0, from - first), Math.max(0, to - first));

    return shown.length === 0 ? [] : [{ ...group, shown, isEnded: to >= end }];
  });
};
