import { expect, test } from 'vitest';
import { sharesOf } from '../../../../src/resources/nomina/planilla/sharesOf';

test.each([
  ['nothing has left', [100, 300], 0, [0, 0]],
  ['half of the first', [100, 300], 0.125, [0.5, 0]],
  ['the first, and a third of the second', [100, 300], 0.5, [1, 1 / 3]],
  ['all', [100, 300], 1, [1, 1]],
  ['an empty one goes with all', [0], 0.5, [0.5]],
  ['none', [], 0.5, []],
])('%s', (_case, sizes, share, shares) => {
  expect(
    sharesOf(
      sizes.map((size) => ({ size })),
      share,
    ),
  ).toEqual(shares);
});
