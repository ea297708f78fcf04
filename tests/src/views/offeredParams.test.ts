import { expect, test } from 'vitest';
import { nearestSize, offeredParams } from '../../../src/views/offeredParams';

test.each([
  [2000, 100],
  [0, 25],
  [-5, 25],
  [1e3, 100],
  [60, 50],
  [Number.NaN, 25],
])('[U20] %d rows a page are %d', (asked, offered) => {
  expect(nearestSize(asked)).toBe(offered);
});

const RIGHT = '?perPage=50&page=3&sort=fecha&order=DESC&filter=%7B%22q%22%3A%22luz%22%7D';

test('[U20] an address that a list offers stays as it is', () => {
  expect(offeredParams(RIGHT, ['fecha'])).toBe(RIGHT);
  expect(offeredParams('', ['fecha'])).toBe('');
  expect(offeredParams('?sort=apellido&order=ASC')).toBe('?sort=apellido&order=ASC');
});

test.each([
  ['perPage=2000', 'perPage=100'],
  ['perPage=1e3', 'perPage=100'],
  ['perPage=-5', 'perPage=25'],
  ['perPage=', 'perPage=25'],
  ['perPage=50&perPage=25', 'perPage=50'],
  ['page=0', ''],
  ['page=abc&perPage=25', 'perPage=25'],
  ['page=1&page=2', ''],
  ['sort=clave&order=ASC', ''],
  ['sort=fecha&order=UP', 'sort=fecha&order=ASC'],
  ['sort=fecha', 'sort=fecha&order=ASC'],
  ['order=DESC', ''],
  ['filter=luz', ''],
  ['filter=[1]', ''],
  ['filter=null', ''],
  ['displayedFilters={', ''],
])('[U20] %s becomes %s', (asked, offered) => {
  const search = offeredParams(`?${asked}`, ['fecha']);

  expect(search.replace('?', '')).toBe(offered);
  expect(offeredParams(search, ['fecha'])).toBe(search);
});
