import { expect, test } from 'vitest';
import { pagesOf } from '../../../../../src/ui/inputs/pictures/pictureSize';

const drawnOf = (width: number, height: number) =>
  pagesOf({ width, height }).map(({ drawn }) => [drawn.width, drawn.height]);

test.each([
  ['a photo', 4000, 3000, [[2000, 1500]]],
  ['a small picture', 640, 480, [[640, 480]]],
  ['a screenshot', 1080, 2400, [[900, 2000]]],
  [
    'a tall screenshot',
    1080,
    8100,
    [
      [800, 2000],
      [800, 2000],
      [800, 2000],
    ],
  ],
  [
    'a narrow receipt',
    400,
    5000,
    [
      [400, 1667],
      [400, 1666],
      [400, 1667],
    ],
  ],
  [
    'a panorama',
    9_000,
    900,
    [
      [2000, 800],
      [2000, 800],
      [2000, 800],
      [2000, 800],
    ],
  ],
])('[U9] %s of %d × %d pixels stays legible', (_, width, height, drawn) => {
  expect(drawnOf(width, height)).toEqual(drawn);
});

test('[U9] the pages of a picture follow each other without a gap', () => {
  const pages = pagesOf({ width: 1080, height: 30_001 });
  const ends = pages.map(({ top, height }) => top + height);

  expect(pages.map(({ top }) => top)).toEqual([0, ...ends.slice(0, -1)]);
  expect(ends.at(-1)).toBe(30_001);
  expect(pages.every(({ drawn }) => drawn.width >= 800)).toBe(true);
});
