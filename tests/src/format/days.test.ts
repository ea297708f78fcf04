import { describe, expect, test, vi } from 'vitest';
import { addMonths, longDate, monthName, recentDays, today } from '../../../src/format/dates';
import { addWeeks, mondayOf, sundayOf } from '../../../src/format/week';
import { enterZone, ZONES } from '../../support/format/zones';

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** 2018-01-01 was a Monday. */
const days = Array.from({ length: 3650 }, (_, n) => ({
  day: isoDay(Date.UTC(2018, 0, 1) + n * DAY),
  monday: isoDay(Date.UTC(2018, 0, 1) + Math.floor(n / 7) * 7 * DAY),
  sunday: isoDay(Date.UTC(2018, 0, 1) + (Math.floor(n / 7) * 7 + 6) * DAY),
}));

describe.each(ZONES)('[F17] in %s', (zone, noon) => {
  test('the process really uses this zone', () => {
    enterZone(zone);

    expect(new Date('2026-07-01T12:00:00Z').getHours()).toBe(noon);
  });

  test('[SPEC 5.5] 3,650 days have the right Monday and Sunday', () => {
    enterZone(zone);

    expect(days.filter(({ day, monday }) => mondayOf(day) !== monday)).toEqual([]);
    expect(days.filter(({ day, sunday }) => sundayOf(day) !== sunday)).toEqual([]);
  });

  test('today is the day in Guayaquil at each of 24 hours', () => {
    enterZone(zone);
    const midnight = Date.UTC(2026, 9, 12, 5);

    for (let hour = 0; hour < 24; hour += 1) {
      expect(today(new Date(midnight + hour * HOUR))).toBe('2026-10-12');
    }
    expect(today(new Date(midnight - 1))).toBe('2026-10-11');
    expect(today(new Date(midnight + DAY))).toBe('2026-10-13');
  });

  test('[SPEC 9.3] a long date names the same day', () => {
    enterZone(zone);

    expect(longDate('2026-10-12')).toBe('lunes 12 de OCTUBRE de 2026');
    expect(longDate('2026-03-01')).toBe('domingo 1 de MARZO de 2026');
    expect(longDate('2027-01-06')).toBe('miércoles 6 de ENERO de 2027');
  });

  test('months and weeks are counted from the day, recent days up to it', () => {
    enterZone(zone);

    expect([addMonths('2026-01-31', 1), addMonths('2026-01-31', -1)]).toEqual(['2026-02-01', '2025-12-01']);
    expect([addWeeks('2026-12-28', 1), monthName('2026-10-01')]).toEqual(['2027-01-04', 'OCTUBRE 2026']);
    vi.setSystemTime('2026-10-12T12:00:00Z');
    expect(recentDays('dia')).toEqual({ dia_gte: '2026-09-13', dia_lte: '2026-10-12' });
    expect(recentDays()).toEqual({ fecha_gte: '2026-09-13', fecha_lte: '2026-10-12' });
  });
});
