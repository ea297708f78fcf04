import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockAhead, followServer, now, onClockChange } from '../../../src/format/clock';
import { recentDays, today } from '../../../src/format/dates';
import { presetsOf } from '../../../src/format/dayRanges';

const SERVER = 'Fri, 27 Nov 2026 15:00:00 GMT';
const DAY = 24 * 60 * 60 * 1000;

const setComputer = (time: number) => vi.useFakeTimers({ now: time, toFake: ['Date'] });
beforeEach(() => void setComputer(Date.parse(SERVER)));
afterEach(() => followServer(new Date().toUTCString()));

test.each([
  ['two years behind', -730 * DAY],
  ['a day behind', -DAY],
  ['a day ahead', DAY],
  ['right', 0],
])('[U19] with a computer %s, today is the day of the server', (_, shift) => {
  setComputer(Date.parse(SERVER) + shift);
  followServer(SERVER);

  expect(now().toUTCString()).toBe(SERVER);
  expect(today()).toBe('2026-11-27');
  expect(recentDays()).toEqual({ fecha_gte: '2026-10-29', fecha_lte: '2026-11-27' });
  expect(presetsOf()[1]).toEqual({ name: 'Esta semana', desde: '2026-11-23', hasta: '2026-11-29' });
});

test('[U19] an answer that took a minute, or has no date, changes no clock', () => {
  const heard = vi.fn();
  const stop = onClockChange(heard);
  followServer('Fri, 27 Nov 2026 14:59:00 GMT');
  followServer(null);
  followServer('ayer');
  stop();

  expect(clockAhead()).toBe(0);
  expect(heard).not.toHaveBeenCalled();
});

test('[U19] a clock that is set right again is followed', () => {
  setComputer(Date.parse(SERVER) - DAY);
  followServer(SERVER);
  setComputer(Date.parse(SERVER));
  followServer(SERVER);

  expect(clockAhead()).toBe(0);
});
