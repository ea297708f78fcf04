import { expect, test } from 'vitest';
import { presetsOf, rangeText } from '../../../src/format/dayRanges';

const THURSDAY = '2026-11-19';

test('weeks run from Monday to Sunday, months to their last day, and the last days end today', () => {
  expect(presetsOf(THURSDAY).map(({ name, desde, hasta }) => [name, desde, hasta])).toEqual([
    ['Hoy', '2026-11-19', '2026-11-19'],
    ['Esta semana', '2026-11-16', '2026-11-22'],
    ['Últimos 7 días', '2026-11-13', '2026-11-19'],
    ['Últimos 30 días', '2026-10-21', '2026-11-19'],
    ['Últimos 90 días', '2026-08-22', '2026-11-19'],
    ['Este mes', '2026-11-01', '2026-11-30'],
    ['Mes pasado', '2026-10-01', '2026-10-31'],
    ['Todas las fechas', '', ''],
  ]);
});

const SUNDAY = '2026-11-22';
const MONTHS_END = '2026-11-30';

test.each([
  ['its name', '2026-11-16', '2026-11-22', THURSDAY, undefined, 'Esta semana'],
  ['the chosen one of two', '2026-11-16', '2026-11-22', SUNDAY, 'Últimos 7 días', 'Últimos 7 días'],
  ['the default of lists, of two', '2026-11-01', '2026-11-30', MONTHS_END, undefined, 'Últimos 30 días'],
  ['its days', '2026-11-02', '2026-11-08', THURSDAY, 'Hoy', '2026-11-02 al 2026-11-08'],
  ['its one day', '2026-11-02', '2026-11-02', THURSDAY, undefined, '2026-11-02'],
  ['its start', '2026-11-02', '', THURSDAY, undefined, 'Desde 2026-11-02'],
  ['its end', '', '2026-11-02', THURSDAY, undefined, 'Hasta 2026-11-02'],
])('a range is named by %s', (_case, desde, hasta, day, chosen, text) => {
  expect(rangeText({ desde, hasta }, chosen, day)).toBe(text);
});
