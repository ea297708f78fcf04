import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAutosave, type Stored } from '../../../../src/resources/ventas/draft/autosave';
import { type Line, markOf, type Typed } from '../../../../src/resources/ventas/grid/gridRow';

const line = (colilla: string): Line => ({ colilla, valor: 100 });
const typed = (...lines: Line[]): Typed => ({ lines, toCorrect: [] });
const NONE = typed();
const ONE = typed(line('1'));
const TWO = typed(line('1'), line('2'));
const conflict = () =>
  Object.assign(new Error('Otro usuario modificó este registro'), { body: { reason: 'outdated' } });

beforeEach(() => vi.useFakeTimers());

const open = (found: Partial<Stored> = {}) => {
  const send = vi.fn(async (_typed: Typed, version: number) => version + 1);
  const read = vi.fn(async () => ({ version: 1, place: 'B', typed: NONE, ...found }));
  const autosave = createAutosave({ stored: { version: 1, place: 'B', typed: NONE }, send, read });

  return { send, autosave, kind: () => autosave.state().kind };
};

test('lines are sent every five seconds without a pause', async () => {
  const { send, autosave } = open();
  for (let n = 0; n < 12; n += 1) {
    autosave.change(typed(line(String(n))));
    await vi.advanceTimersByTimeAsync(500);
  }

  expect(send).toHaveBeenCalledTimes(1);
});

test('requests run one at a time, each with the version of the last answer', async () => {
  const { send, autosave, kind } = open();
  let answer = (_version: number) => {};
  send.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  autosave.change(ONE);
  const first = autosave.flush();
  autosave.change(TWO);
  const second = autosave.flush();
  expect(send).toHaveBeenCalledTimes(1);
  expect(kind()).toBe('saving');

  answer(8);

  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(send.mock.calls).toEqual([
    [ONE, 1],
    [TWO, 8],
  ]);
  expect(autosave.version()).toBe(9);
});

test('rows that the server already has are not sent, not even incomplete ones', async () => {
  const { send, autosave, kind } = open();
  autosave.change(ONE);
  autosave.change(NONE);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).not.toHaveBeenCalled();
  expect(kind()).toBe('saved');

  const faulty = { lines: [line('1')], toCorrect: [{ fila: 1, colilla: '12345', valor: '' }] };
  autosave.change(faulty);
  await autosave.flush();
  autosave.change({ ...faulty, toCorrect: [...faulty.toCorrect] });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send.mock.calls).toEqual([[faulty, 1]]);
});

test.each<[string, Partial<Stored>, string]>([
  ['the server has other lines', { version: 5, typed: typed(line('9')) }, 'conflict'],
  ['the draft was moved, with any lines', { version: 2, place: 'C', typed: ONE }, 'conflict'],
  ['an own answer was lost', { version: 2, typed: ONE }, 'saved'],
  ['the version is not the cause', { version: 1 }, 'refused'],
])('a conflict, and %s: %j, is %s', async (_case, found, kind) => {
  const { send, autosave, ...app } = open(found);
  send.mockRejectedValueOnce(conflict());
  autosave.change(ONE);

  expect(await autosave.flush()).toBe(kind === 'saved');
  expect(app.kind()).toBe(kind);
  if (kind === 'saved') expect(autosave.version()).toBe(2);
  if (kind !== 'conflict') return;
  autosave.change(TWO);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(send).toHaveBeenCalledTimes(1);
});

test('[W6] a save waits until the rows of both are joined, and goes out on the version of the other', async () => {
  const { send, autosave, kind } = open({ version: 5, typed: TWO });
  send.mockRejectedValueOnce(conflict());
  autosave.change(ONE);
  await autosave.flush();
  expect(autosave.state()).toMatchObject({ kind: 'conflict', saved: TWO });
  autosave.change(typed(line('1'), line('3')));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await autosave.flush()).toBe(false);
  expect(send).toHaveBeenCalledTimes(1);
  const both = typed(line('1'), line('2'), line('3'));
  await autosave.resume(both);

  expect(send.mock.calls.at(-1)).toEqual([both, 5]);
  expect(kind()).toBe('saved');
});

test('[W6] rows that the other has already are not sent again', async () => {
  const { send, autosave, kind } = open({ version: 5, typed: TWO });
  send.mockRejectedValueOnce(conflict());
  autosave.change(ONE);
  await autosave.flush();
  await autosave.resume(TWO);

  expect(send).toHaveBeenCalledTimes(1);
  expect([kind(), autosave.version()]).toEqual(['saved', 5]);
});

test('[W6] equal rows with other ids are those of somebody else, not an own lost answer', async () => {
  const withId = (id: number) => typed({ ...line('1'), id });
  const { send, autosave, kind } = open({ version: 2, typed: withId(200) });
  send.mockRejectedValueOnce(conflict());
  autosave.change(withId(100));
  await autosave.flush();

  expect(kind()).toBe('conflict');
});

/** Ways in which a request can end: with an answer, without a connection, or saved with a lost answer. */
const FATES = ['answered', 'unsent', 'lost'] as const;
type Fate = (typeof FATES)[number];

/** Keeps what it takes, and refuses what is older. */
const openHost = () => {
  let stored: Stored = { version: 1, place: 'B', typed: NONE };
  let fate: Fate = 'answered';
  const away = () => Promise.reject(Object.assign(new Error('Sin conexión'), { status: 0 }));
  const send = async (wanted: Typed, version: number) => {
    const met = fate;
    await new Promise((done) => setTimeout(done, 700));
    if (met === 'unsent') return away();
    if (version !== stored.version) throw conflict();
    stored = { ...stored, version: version + 1, typed: wanted };

    return met === 'lost' ? away() : stored.version;
  };

  return {
    autosave: createAutosave({ stored, send, read: async () => stored }),
    mark: () => markOf(stored.typed),
    meet: (next: Fate) => {
      fate = next;
    },
  };
};

describe('[V9] the saved draft is what is on the screen', () => {
  const states = [NONE, ONE, TWO];
  const change = fc.record({
    to: fc.constantFrom(...states),
    fate: fc.constantFrom(...FATES),
    wait: fc.integer({ min: 0, max: 20_000 }),
  });

  test('whenever a draft says that it is saved, whatever was undone while it was sent or no answer came', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
        const { autosave, mark, meet } = openHost();
        for (const { to, fate, wait } of changes) {
          meet(fate);
          autosave.change(to);
          await vi.advanceTimersByTimeAsync(wait);
          if (autosave.state().kind === 'saved') expect(mark()).toBe(markOf(to));
        }
        meet('answered');
        await vi.advanceTimersByTimeAsync(60_000);

        expect(autosave.state().kind).toBe('saved');
        expect(mark()).toBe(markOf(changes.at(-1)?.to ?? NONE));
        autosave.stop();
      }),
    );
  });

  test('if a deletion is undone while it is sent', async () => {
    const { autosave, mark } = openHost();
    autosave.change(TWO);
    await vi.advanceTimersByTimeAsync(10_000);
    autosave.change(ONE);
    void autosave.flush();
    autosave.change(TWO);
    await vi.advanceTimersByTimeAsync(10_000);

    expect(mark()).toBe(markOf(TWO));
    expect(autosave.state().kind).toBe('saved');
  });
});
