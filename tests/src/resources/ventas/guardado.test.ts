import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Linea } from '../../../../src/resources/ventas/fila';
import { createGuardado, type Guardada } from '../../../../src/resources/ventas/guardado';

const line = (colilla: string): Linea => ({ colilla, valor: 100 });
const ONE = [line('1')];
const TWO = [line('1'), line('2')];
const conflict = () => Object.assign(new Error('Otro usuario modificó este registro'), { status: 409 });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const open = (found: Partial<Guardada> = {}) => {
  const send = vi.fn(async (_lineas: readonly Linea[], version: number) => version + 1);
  const read = vi.fn(async () => ({ version: 1, estado: 'B', lineas: [], ...found }));
  const guardado = createGuardado({ stored: { version: 1, estado: 'B', lineas: [] }, send, read });

  return { send, read, guardado, kind: () => guardado.state().kind };
};

test('lines are sent a second after the last change', async () => {
  const { send, guardado, kind } = open();
  guardado.change(ONE);
  await vi.advanceTimersByTimeAsync(900);
  guardado.change(TWO);
  await vi.advanceTimersByTimeAsync(900);
  expect(send).not.toHaveBeenCalled();
  expect(kind()).toBe('pending');

  await vi.advanceTimersByTimeAsync(100);

  expect(send.mock.calls).toEqual([[TWO, 1]]);
  expect(kind()).toBe('saved');
});

test('who never pauses is saved every five seconds', async () => {
  const { send, guardado } = open();
  for (let n = 0; n < 12; n += 1) {
    guardado.change([line(String(n))]);
    await vi.advanceTimersByTimeAsync(500);
  }

  expect(send).toHaveBeenCalledTimes(1);
});

test('one request at a time, the next one on the version that the last one got', async () => {
  const { send, guardado, kind } = open();
  let answer = (_version: number) => {};
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  guardado.change(ONE);
  const first = guardado.flush();
  guardado.change(TWO);
  const second = guardado.flush();
  expect(send).toHaveBeenCalledTimes(1);
  expect(kind()).toBe('saving');

  answer(8);

  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(send.mock.calls).toEqual([
    [ONE, 1],
    [TWO, 8],
  ]);
  expect(guardado.version()).toBe(9);
});

test('what is typed back to what the server holds is not sent', async () => {
  const { send, guardado, kind } = open();
  guardado.change(ONE);
  guardado.change([]);
  await vi.advanceTimersByTimeAsync(10_000);

  expect(send).not.toHaveBeenCalled();
  expect(kind()).toBe('saved');
});

test('a refusal is told, and the next change tries again', async () => {
  const { send, guardado, kind } = open();
  send.mockRejectedValueOnce(new Error('La semana está cerrada'));
  guardado.change(ONE);
  expect(await guardado.flush()).toBe(false);
  expect(guardado.state()).toEqual({ kind: 'refused', error: 'La semana está cerrada' });

  guardado.change(TWO);
  await vi.advanceTimersByTimeAsync(1_000);

  expect(kind()).toBe('saved');
});

test("another person's change stops the saving", async () => {
  const { send, guardado, kind } = open({ version: 5, lineas: [line('9')] });
  send.mockRejectedValue(conflict());
  guardado.change(ONE);
  expect(await guardado.flush()).toBe(false);
  expect(kind()).toBe('conflict');

  guardado.change(TWO);
  await vi.advanceTimersByTimeAsync(10_000);

  expect(send).toHaveBeenCalledTimes(1);
});

test('an own change whose answer got lost is no conflict', async () => {
  const { send, guardado, kind } = open({ version: 2, lineas: ONE });
  send.mockRejectedValueOnce(conflict());
  guardado.change(ONE);

  expect(await guardado.flush()).toBe(true);
  expect(kind()).toBe('saved');
  expect(guardado.version()).toBe(2);
});

test('a conflict that is not about the version is a refusal', async () => {
  const { send, guardado, kind } = open({ version: 1 });
  send.mockRejectedValueOnce(conflict());
  guardado.change(ONE);
  await guardado.flush();

  expect(kind()).toBe('refused');
});
