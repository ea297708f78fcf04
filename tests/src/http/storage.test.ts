import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createSession } from '../../../src/http/session';
import {
  keptKeys,
  readKept,
  replaceRefusedStorage,
  safeStorage,
  type Where,
  writeKept,
} from '../../../src/http/storage';
import { createStore } from '../../../src/store';
import { refusals } from '../../support/http/refusals';

const Note = z.object({ text: z.string() });
const PLACES = ['sessionStorage', 'localStorage'] as const;

afterEach(() => {
  for (const where of PLACES) for (const key of keptKeys(where)) writeKept(where, key, undefined);
  vi.restoreAllMocks();
});

describe('the stored values of a browser', () => {
  test('are read by their key until they are removed', () => {
    writeKept('sessionStorage', 'nota.1', { text: 'Luz' });
    writeKept('sessionStorage', 'otra.1', 7);

    expect(readKept('sessionStorage', 'nota.1', Note)).toEqual({ text: 'Luz' });
    expect(readKept('sessionStorage', 'otra.1', Note)).toBeUndefined();
    expect(readKept('localStorage', 'nota.1', Note)).toBeUndefined();
    expect(keptKeys('sessionStorage', 'nota.')).toEqual(['nota.1']);
    expect(keptKeys('sessionStorage').toSorted()).toEqual(['nota.1', 'otra.1']);
    expect(safeStorage.sessionStorage.isMemoryOnly()).toBe(false);

    writeKept('sessionStorage', 'nota.1', undefined);
    expect(keptKeys('sessionStorage', 'nota.')).toEqual([]);
  });
});

describe.each(Object.entries(refusals))('[Y9] a storage that is %s', (_, refuse) => {
  test.each(PLACES)('keeps the values of %s in memory, and says so', (where: Where) => {
    refuse();
    const safe = safeStorage[where];
    const heard = vi.fn();
    const stop = safe.subscribe(heard);
    writeKept(where, 'nota.1', { text: 'Luz' });

    expect(readKept(where, 'nota.1', Note)).toEqual({ text: 'Luz' });
    expect(keptKeys(where)).toEqual(['nota.1']);
    expect([safe.isMemoryOnly(), safe.isMemoryOnly('nota.1'), safe.isMemoryOnly('otra')]).toEqual([
      true,
      true,
      false,
    ]);
    writeKept(where, 'nota.1', undefined);
    stop();
    writeKept(where, 'nota.2', undefined);

    expect(keptKeys(where)).toEqual([]);
    expect(safe.isMemoryOnly()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('leaves a session that signs in, renews its token and signs out', async () => {
    refuse();
    const session = createSession();
    await session.signIn(async () => 'fresh');
    const sent = session.credentials();
    expect(sent?.token).toBe('fresh');

    if (sent) await session.renew(sent, async () => ({ token: 'newer' }));
    expect(session.credentials()?.token).toBe('newer');
    await session.signOut();
    expect(session.isSignedIn()).toBe(false);
  });

  test('leaves settings that change what is on the screen', () => {
    refuse();
    const store = createStore();
    store.setup();
    store.belongTo(7);
    const told = vi.fn();
    store.subscribe('theme', told);
    store.subscribe('gastos.perPage', told);
    store.setItem('theme', 'dark');
    store.setItem('gastos.perPage', 50);

    expect([store.getItem('theme'), store.getItem('gastos.perPage')]).toEqual(['dark', 50]);
    expect(told.mock.calls).toEqual([['dark'], [50]]);
    store.removeItem('theme');
    store.removeItem('gastos.perPage');
    expect(store.getItem('theme', 'light')).toBe('light');
    store.teardown();
  });
});

test.each(['absent', 'blocked'])(
  '[Y9] libraries find a storage that works in place of one that is %s',
  (kind) => {
    const before = Object.getOwnPropertyDescriptor(window, 'localStorage') ?? {};
    refusals[kind]?.();
    replaceRefusedStorage();
    try {
      window.localStorage.setItem('ajuste', '1');
      expect(window.localStorage.getItem('ajuste')).toBe('1');
      window.localStorage.removeItem('ajuste');
      expect(window.localStorage.getItem('ajuste')).toBeNull();
    } finally {
      for (const where of PLACES) Object.defineProperty(window, where, { configurable: true, ...before });
      vi.restoreAllMocks();
    }
  },
);

describe('[Y9] a value that a full storage does not take', () => {
  test('leaves no older one for other tabs, and is kept once there is room', () => {
    localStorage.setItem('sesion', 'older');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    safeStorage.localStorage.setItem('sesion', 'newer');
    expect(localStorage.getItem('sesion')).toBeNull();
    expect(safeStorage.localStorage.getItem('sesion')).toBe('newer');

    full.mockRestore();
    safeStorage.localStorage.setItem('sesion', 'newest');
    expect(localStorage.getItem('sesion')).toBe('newest');
    expect(safeStorage.localStorage.isMemoryOnly()).toBe(false);
  });

  test('gives way to what another tab stores', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    safeStorage.localStorage.setItem('sesion', 'mine');
    full.mockRestore();
    localStorage.setItem('sesion', 'theirs');

    expect(safeStorage.localStorage.getItem('sesion')).toBe('theirs');
  });
});
