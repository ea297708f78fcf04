import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { keptKeys, readKept, writeKept } from '../../../src/http/storage';

const Note = z.object({ text: z.string() });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('the stored values of a browser', () => {
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
