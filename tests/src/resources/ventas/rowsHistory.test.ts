import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLUMNS, type Row } from '../../../../src/resources/ventas/grid/gridRow';
import { rowsOf, type Texts } from '../../../../src/resources/ventas/grid/gridRows';
import {
  type HistoryChange,
  historyOf,
  placeOfStep,
  type RowsHistory,
  reduceHistory,
} from '../../../../src/resources/ventas/grid/rowsHistory';

const cell = fc.constantFrom('', '4', '45', '2,5', '-3', '(7)', 'x');
const texts = fc.array(fc.tuple(cell, cell), { maxLength: 4 });
const at = fc.nat({ max: 6 });

/** A change to the row at a place, which may not be there any more once its turn comes. */
const change = fc.oneof(
  fc.record({ type: fc.constant('write' as const), at, column: fc.constantFrom(...COLUMNS), text: cell }),
  fc.record({ type: fc.constantFrom('toggleVoid' as const, 'toggleSign' as const, 'remove' as const), at }),
  fc.record({ type: fc.constant('paste' as const), at, texts }),
  fc.record({ type: fc.constant('load' as const), texts }),
  fc.record({
    type: fc.constant('pad' as const),
    first: fc.integer({ min: 1, max: 8 }),
    texts,
    cifras: fc.constant(3),
  }),
  fc.record({ type: fc.constant('leave' as const) }),
);

const apply = (history: RowsHistory, { at: place = 0, ...changed }: { type: string; at?: number }) => {
  const key = history.rows[place % history.rows.length]?.key;

  return reduceHistory(history, { ...changed, key } as HistoryChange);
};
const step = (history: RowsHistory, type: 'undo' | 'redo') => reduceHistory(history, { type });

const stepAll = (history: RowsHistory, type: 'undo' | 'redo') => {
  const shown = [history.rows];
  let next = history;
  while (placeOfStep(next, type)) {
    next = step(next, type);
    shown.push(next.rows);
  }

  return { history: next, shown };
};

const valuesOf = (rows: readonly Row[]) => rows.map(({ colilla, valor }) => [colilla, valor]);

describe('[V9] whatever was changed in the grid', () => {
  test('undo goes back over what was on the screen to the first rows, and redo forth to the last ones', () => {
    fc.assert(
      fc.property(texts, fc.array(change, { maxLength: 40 }), (first, changes) => {
        const start = historyOf(rowsOf(first));
        const shown = [start.rows];
        let history = start;
        for (const one of changes) {
          history = apply(history, one);
          shown.push(history.rows);
        }
        const back = stepAll(history, 'undo');
        const forth = stepAll(back.history, 'redo');

        expect(back.history.rows).toBe(start.rows);
        expect(forth.history.rows).toBe(history.rows);
        expect(forth.shown.toReversed()).toEqual(back.shown);
        // Each was on the screen, in this order.
        const order = back.shown.map((rows) => shown.indexOf(rows));
        expect(order).not.toContain(-1);
        expect(order).toEqual(order.toSorted((one, other) => other - one));
      }),
    );
  });

  test('one undo takes back one change: the rows are those before it, and the focus goes to the first that differs', () => {
    fc.assert(
      fc.property(texts, fc.array(change, { maxLength: 20 }), change, (first, changes, last) => {
        const before = reduceHistory(changes.reduce(apply, historyOf(rowsOf(first))), { type: 'leave' });
        const after = apply(before, last);
        if (after === before) return;
        const { index = -1, column = 'colilla' } = placeOfStep(after, 'undo') ?? {};

        expect(step(after, 'undo').rows).toBe(before.rows);
        expect(before.rows.slice(0, index)).toEqual(after.rows.slice(0, index));
        if (last.type === 'write') expect(before.rows[index]?.[column]).not.toBe(after.rows[index]?.[column]);
      }),
    );
  });

  test('each row has a key of its own and the last row is blank, after undo and redo too', () => {
    const any = fc.oneof(change, fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const) }));
    fc.assert(
      fc.property(texts, fc.array(any, { maxLength: 40 }), (first, changes) => {
        let history = historyOf(rowsOf(first));
        for (const one of changes) {
          history = apply(history, one);
          const keys = history.rows.map(({ key }) => key);

          expect(new Set(keys).size).toBe(keys.length);
          expect(valuesOf(history.rows).at(-1)?.join('')).toBe('');
        }
      }),
    );
  });

  test('a change after an undo leaves nothing to redo', () => {
    fc.assert(
      fc.property(texts, fc.array(change, { maxLength: 20 }), change, (first, changes, last) => {
        const undone = step(changes.reduce(apply, historyOf(rowsOf(first))), 'undo');
        const after = apply(undone, last);

        expect(after === undone || last.type === 'leave' || after.future.length === 0).toBe(true);
      }),
    );
  });
});

const THREE: Texts[] = [
  ['45', '5'],
  ['12', '2,5'],
  ['77', '1'],
];

const written = (history: RowsHistory, ...keys: string[]) =>
  keys.reduce((next, text) => reduceHistory(next, { type: 'write', key: 2, column: 'valor', text }), history);

test('[V9] a deleted row returns as it was, and no other row changes', () => {
  const start = historyOf(rowsOf(THREE));
  const removed = reduceHistory(start, { type: 'remove', key: 2 });

  expect(valuesOf(removed.rows)).toEqual([
    ['45', '5'],
    ['77', '1'],
    ['', ''],
  ]);
  expect(valuesOf(step(removed, 'undo').rows)).toEqual([...THREE, ['', '']]);
});

test('[V9] what is typed in one cell is one step until the cell is left', () => {
  const typed = written(historyOf(rowsOf(THREE)), '3', '34', '34,5');
  const again = written(reduceHistory(typed, { type: 'leave' }), '6');

  expect(step(typed, 'undo').rows[1]?.valor).toBe('2,5');
  expect(step(again, 'undo').rows[1]?.valor).toBe('34,5');
  expect(step(step(again, 'undo'), 'undo').rows[1]?.valor).toBe('2,5');
});

test('[V9] zeros complete the pasted rows alone, wherever they stand by then', () => {
  const { nextKey, ...start } = historyOf(rowsOf(THREE));
  const pasted: Texts[] = [
    ['5', '1'],
    ['5', '2'],
  ];
  const after = [
    { type: 'paste', key: 2, texts: pasted },
    { type: 'write', key: 3, column: 'colilla', text: '5' },
    { type: 'remove', key: 1 },
    { type: 'pad', first: nextKey, texts: pasted, cifras: 3 },
  ] as const;

  const { rows } = after.reduce<RowsHistory>(reduceHistory, { nextKey, ...start });
  expect(valuesOf(rows).map(([colilla]) => colilla)).toEqual(['12', '005', '005', '5', '']);
});
