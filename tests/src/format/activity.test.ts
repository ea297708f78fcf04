import { describe, expect, test } from 'vitest';
import { dayAndTime, isActive } from '../../../src/format/activity';
import { elapsed } from '../../../src/format/elapsed';
import { readInstant } from '../../../src/format/instant';
import { enterZone, ZONES } from '../../support/format/zones';

const NOW = new Date('2026-11-20T19:05:00Z');
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1000).toISOString();

describe.each(ZONES)('[F17] in %s', (zone) => {
  test.each([
    ['2026-11-20T19:05:00.000Z', 0],
    ['2026-11-20T14:05:00-05:00', 0],
    ['2026-11-20 14:05:00-05', 0],
    ['2026-11-20 20:05:00.25+0100', -0.25],
    ['2026-11-20 14:00', 300],
    ['2026-11-20T14:04:59', 1],
    ['2026-11-20', 14 * 3600 + 300],
  ])('"%s" is read by its offset, or else as Guayaquil time', (text, secondsAgo) => {
    enterZone(zone);

    expect(readInstant(text)?.toISOString()).toBe(ago(secondsAgo));
  });

  test('[SPEC 1.6] a user is active for 5 minutes after the last connection, not a second longer', () => {
    enterZone(zone);

    expect(isActive(ago(300), NOW)).toBe(true);
    expect(isActive(ago(301), NOW)).toBe(false);
    expect(isActive('2026-11-20 14:00:00', NOW)).toBe(true);
    expect(isActive('2026-11-20 13:59:59', NOW)).toBe(false);
  });

  test('[SPEC 9.2] the last connection has a day and a 24-hour time in Guayaquil', () => {
    enterZone(zone);

    expect(dayAndTime('2026-11-20T19:05:00Z')).toBe('2026-11-20 14:05');
    expect(dayAndTime('2026-11-21T05:00:00Z')).toBe('2026-11-21 00:00');
    expect(dayAndTime('2026-11-21T04:59:59Z')).toBe('2026-11-20 23:59');
  });

  test.each([
    ['2026-11-20', '14:04:30', 'hace unos segundos'],
    ['2026-11-20', '14:04', 'hace un minuto'],
    ['2026-11-20', '14:00', 'hace 5 minutos'],
    ['2026-11-20', '14:00:00', 'hace 5 minutos'],
    ['2026-11-20', '9:05', 'hace 5 horas'],
    ['2026-11-19', '14:05:00', 'hace un día'],
    ['2026-09-20', '14:05:00', 'hace 2 meses'],
    ['2026-11-20', '14:06:00', 'hace unos segundos'],
    ['2026-11-25', '00:00:00', 'hace unos segundos'],
  ])('[SPEC 2.14] %s %s was %s', (fecha, hora, text) => {
    enterZone(zone);

    expect(elapsed(`${fecha} ${hora}`, NOW)).toBe(text);
  });

  test('elapsed times hold on each of 3,650 days', () => {
    enterZone(zone);
    const wrong = Array.from({ length: 3650 }, (_, n) => new Date(Date.UTC(2018, 0, 1 + n, 4, 58))).filter(
      (now) => {
        // 04:58 UTC is 23:58 of the previous day in Guayaquil.
        const fecha = new Date(now.getTime() - 24 * 3600_000).toISOString().slice(0, 10);

        return elapsed(`${fecha} 23:53`, now) !== 'hace 5 minutos';
      },
    );

    expect(wrong).toEqual([]);
  });
});

test.each(['', 'ayer', '2026-13-45', '0000-00-00 00:00:00'])('"%s" is no connection', (text) => {
  expect(dayAndTime(text)).toBe('—');
  expect(isActive(text, NOW)).toBe(false);
});

test('a notification without a day has no elapsed time', () => {
  expect(elapsed(' ', NOW)).toBe('');
});
