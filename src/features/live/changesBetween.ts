import type { Identifier } from 'ra-core';

type Rows = readonly { id: Identifier }[];

/** How many rows come or go, another order being one change; 0 where each row stays in its place. */
export const changesBetween = (shown: Rows, fresh: Rows): number => {
  const before = shown.map(({ id }) => id);
  const after = fresh.map(({ id }) => id);
  const came = after.filter((id) => !before.includes(id)).length;
  const gone = before.filter((id) => !after.includes(id)).length;
  // A full page loses a row for each that comes: that is one change.
  if (came + gone > 0) return Math.max(came, gone);

  return before.join() === after.join() ? 0 : 1;
};
