import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { keptKeys, readKept, writeKept } from '../../../src/http/storage';

const Note = z.object({ text: z.string() });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
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

    writeKept('sessionStorage', 'nota.1', undefined);
    expect(keptKeys('sessionStorage', 'nota.')).toEqual([]);
  });

  test('are empty, without an error, if the storage is full or forbidden', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    writeKept('sessionStorage', 'nota.1', { text: 'Luz' });

    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    expect(readKept('sessionStorage', 'nota.1', Note)).toBeUndefined();
    expect(keptKeys('sessionStorage')).toEqual([]);
  });
});
