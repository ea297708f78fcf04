import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { keptKeys, readKept, writeKept } from '../../../src/http/storage';

const Note = z.object({ text: z.string() });

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('what this browser keeps', () => {
  test('is read as it was written, until it is removed', () => {
    writeKept('sessionStorage', 'nota.1', { text: 'Luz' });
    expect(readKept('sessionStorage', 'nota.1', Note)).toEqual({ text: 'Luz' });
    expect(keptKeys('sessionStorage', 'nota.')).toEqual(['nota.1']);

    writeKept('sessionStorage', 'nota.1', undefined);
    expect(readKept('sessionStorage', 'nota.1', Note)).toBeUndefined();
    expect(keptKeys('sessionStorage', 'nota.')).toEqual([]);
  });

  test.each(['{"text":1}', '{"text":'])('is nothing where another version left %s', (left) => {
    sessionStorage.setItem('nota.1', left);
    expect(readKept('sessionStorage', 'nota.1', Note)).toBeUndefined();
  });

  test('is nothing, without an error, where the storage is full or forbidden', () => {
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
