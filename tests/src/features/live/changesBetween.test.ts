import { expect, test } from 'vitest';
import { changesBetween } from '../../../../src/features/live/changesBetween';

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

test.each([
  ['nothing', rows(3, 2, 1), rows(3, 2, 1), 0],
  ['one that came', rows(2, 1), rows(3, 2, 1), 1],
  ['one that came on a full page', rows(3, 2, 1), rows(4, 3, 2), 1],
  ['one that went', rows(3, 2, 1), rows(3, 1), 1],
  ['rows in another order', rows(3, 2, 1), rows(2, 1, 3), 1],
  ['all of an empty list', rows(), rows(2, 1), 2],
])('counts %s', (_, shown, fresh, count) => {
  expect(changesBetween(shown, fresh)).toBe(count);
});
