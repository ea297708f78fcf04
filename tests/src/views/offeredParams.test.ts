import { expect, test } from 'vitest';
import type { RestSection } from '../../../contract/rest';
import { restSections } from '../../../contract/restSections';
import { nearestSize, offeredParams } from '../../../src/views/offeredParams';
import { sampleOf } from '../../support/sampleOf';
import { gastosRest } from '../../support/sampleSection';

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
  expect(offeredParams(RIGHT, gastosRest)).toBe(RIGHT);
  expect(offeredParams('', gastosRest)).toBe('');
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
  ['filter={"estado":"ZZ"}', 'filter={}'],
  ['filter={"zz":1,"q":"luz"}', 'filter={"q":"luz"}'],
  ['filter={"fk_usuario":"x","tipo":"arriendo"}', 'filter={"tipo":"arriendo"}'],
  ['filter={"fecha_gte":"ayer"}', 'filter={}'],
])('[U20] %s becomes %s', (asked, offered) => {
  const search = offeredParams(`?${asked}`, gastosRest);

  expect(decodeURIComponent(search.replace('?', ''))).toBe(offered);
  expect(offeredParams(search, gastosRest)).toBe(search);
});

const DEFAULTS = { fecha_gte: '2026-10-15', estado: 'A' };
const FILTERED = `filter=${JSON.stringify(DEFAULTS)}`;

test.each([
  ['perPage=50', `perPage=50&${FILTERED}`],
  ['perPage=60', `perPage=50&${FILTERED}`],
  ['page=2', `page=2&${FILTERED}`],
  ['sort=fecha', `sort=fecha&order=ASC&${FILTERED}`],
  ['filter=luz&perPage=25', `perPage=25&${FILTERED}`],
  ['de=correo', `de=correo&${FILTERED}`],
  ['', ''],
  ['filter=luz', ''],
  ['filter={}&perPage=50', 'filter={}&perPage=50'],
  ['filter={"q":"luz"}', 'filter={"q":"luz"}'],
])('[V11] of a list that starts with filters, %s becomes %s', (asked, offered) => {
  const search = offeredParams(asked && `?${asked}`, gastosRest, DEFAULTS);

  expect(decodeURIComponent(search.replace('?', ''))).toBe(offered);
  expect(offeredParams(search, gastosRest, DEFAULTS)).toBe(search);
});

const sections: readonly RestSection[] = restSections;

test.each(sections)('[U20] $name: a filter that is offered stays, one that is not goes', (section) => {
  const { filters, fields } = section;
  const [estado] = Object.keys(fields.estado?.words ?? {});
  const sample: Record<string, unknown> = {
    ...sampleOf(section),
    q: 'luz',
    turno: 'S',
    excepto: [3],
    anio: 2026,
    estado,
  };
  for (const name of Object.keys(filters)) {
    const value = sample[name] ?? (/_[gl]te$/.test(name) ? '2026-10-12' : 3);
    const right = `?filter=${encodeURIComponent(JSON.stringify({ [name]: value }))}`;
    expect(offeredParams(right, section), name).toBe(right);
  }

  const wrong = `?filter=${encodeURIComponent('{"no_existe":1,"estado":"ZZ"}')}`;
  expect(decodeURIComponent(offeredParams(wrong, section))).toBe('?filter={}');
});
