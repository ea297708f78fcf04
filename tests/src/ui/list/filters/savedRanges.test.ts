import { expect, test, vi } from 'vitest';
import { presetsOf } from '../../../../../src/format/dayRanges';
import { rangesIn, searchOf } from '../../../../../src/ui/list/filters/savedRanges';
import { startAt } from '../../../../support/clock';

startAt('2026-11-20T15:00:00Z');

const filterAfter = (search: string) => JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');

test.each(presetsOf('2026-11-20').filter(({ desde }) => desde !== ''))(
  '[U44] saved filters of "$name" show those days also a month later',
  ({ name, desde, hasta }) => {
    const filter = { tipo: 'transporte', fecha_gte: desde, fecha_lte: hasta };
    const ranges = rangesIn(filter);
    expect(ranges).toEqual({ fecha: name });
    vi.setSystemTime('2026-12-21T15:00:00Z');
    const later = presetsOf('2026-12-21').find((preset) => preset.name === name);

    expect(filterAfter(searchOf({ label: 'x', value: { filter }, ranges }))).toEqual({
      tipo: 'transporte',
      fecha_gte: later?.desde,
      fecha_lte: later?.hasta,
    });
  },
);

test('[U44] days that have no name stay as they are', () => {
  const filter = { fecha_gte: '2026-10-03', fecha_lte: '2026-10-08' };
  expect(rangesIn(filter)).toEqual({});

  expect(filterAfter(searchOf({ label: 'x', value: { filter } }))).toEqual(filter);
});

test('[U44] all days are saved as all days', () => {
  expect(rangesIn({ fecha_gte: '', fecha_lte: '' })).toEqual({});
});
