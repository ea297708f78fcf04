import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Row } from '../../../../src/resources/ventas/grid/gridRow';
import { mergeRows } from '../../../../src/resources/ventas/grid/mergeRows';

/** "1:5=2" is the row 1 with colilla 5 and valor 2. */
const rowsOf = (text: string): Row[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((row) => {
      const [, key, colilla = '', valor = ''] = /^(\d+):(.*)=(.*)$/.exec(row) ?? [];

      return { key: Number(key), colilla, valor };
    });
const textOf = (rows: readonly Row[]) =>
  rows.map(({ key, colilla, valor }) => `${key}:${colilla}=${valor}`).join(' ');
const merge = (base: string, mine: string, theirs: string) => {
  const { rows, asked } = mergeRows({ base: rowsOf(base), mine: rowsOf(mine), theirs: rowsOf(theirs) });

  return { rows: textOf(rows), asked: asked.map(({ key }) => key) };
};

test.each([
  ['a row that they changed', '1:5=1 2:6=1', '1:5=1 2:6=1', '1:5=9 2:6=1', '1:5=9 2:6=1'],
  ['a row that I changed', '1:5=1 2:6=1', '1:5=1 2:6=9', '1:5=1 2:6=1', '1:5=1 2:6=9'],
  ['a row each', '1:5=1 2:6=1', '1:5=8 2:6=1', '1:5=1 2:6=9', '1:5=8 2:6=9'],
  ['rows that both added', '1:5=1', '1:5=1 7:1=1', '1:5=1 8:2=2', '1:5=1 8:2=2 7:1=1'],
  ['a row that both began with', '', '7:1=1', '8:2=2', '8:2=2 7:1=1'],
  [
    'rows added in between',
    '1:5=1 2:6=1',
    '1:5=1 7:1=1 2:6=1',
    '1:5=1 8:2=2 2:6=1',
    '1:5=1 8:2=2 7:1=1 2:6=1',
  ],
  ['a row that they removed', '1:5=1 2:6=1', '1:5=1 2:6=1', '2:6=1', '2:6=1'],
  ['a row that I removed', '1:5=1 2:6=1', '2:6=1', '1:5=1 2:6=1', '2:6=1'],
  ['a row that both removed', '1:5=1 2:6=1', '2:6=1', '2:6=1', '2:6=1'],
  ['a row that I emptied and they removed', '1:5=1 2:6=1', '1:= 2:6=1', '2:6=1', '1:= 2:6=1'],
  ['a row that both changed alike', '1:5=1', '1:5=2', '1:5=2.00', '1:5=2'],
  ['a row after one that they removed', '1:5=1', '1:5=1 7:1=1', '', '7:1=1'],
  ['the blank row at the end', '1:5=1', '1:5=1 7:=', '1:5=1 8:2=2', '1:5=1 8:2=2 7:='],
])('[W6] %s is merged without a question', (_case, base, mine, theirs, rows) => {
  expect(merge(base, mine, theirs)).toEqual({ rows, asked: [] });
});

test.each([
  ['changed by both', '1:5=1 2:6=1', '1:5=2 2:6=1', '1:5=3 2:6=4', '1:5=2 2:6=4'],
  ['changed here and removed there', '1:5=1 2:6=1', '1:5=2 2:6=1', '2:6=1', '1:5=2 2:6=1'],
  ['removed here and changed there', '1:5=1 2:6=1', '2:6=1', '1:5=3 2:6=1', '2:6=1'],
  ['emptied here and changed there', '1:5=1', '1:=', '1:5=3', '1:='],
])('[W6] a row %s is asked, and stays as it is here until then', (_case, base, mine, theirs, rows) => {
  expect(merge(base, mine, theirs)).toEqual({ rows, asked: [1] });
});

const content = fc.record({
  colilla: fc.constantFrom('', '1', '22', 'x'),
  valor: fc.constantFrom('1', '2.50', '-3'),
});
/** What one person does to the rows of the base, in their order; rows are added after the one at `after`. */
const edits = fc.record({
  changes: fc.array(fc.tuple(fc.nat({ max: 7 }), fc.option(content)), { maxLength: 6 }),
  added: fc.array(fc.tuple(fc.nat({ max: 8 }), content), { maxLength: 4 }),
});
const bases = fc
  .array(content, { maxLength: 8 })
  .map((rows) => rows.map((row, index): Row => ({ ...row, key: index + 1 })));

type Edits = typeof edits extends fc.Arbitrary<infer T> ? T : never;

const edited = (base: readonly Row[], { changes, added }: Edits, firstKey: number): Row[] => {
  const changed = new Map(changes.map(([at, row]) => [at + 1, row]));
  const rows = base.flatMap((row) => {
    const to = changed.get(row.key);

    return to === null ? [] : [{ ...row, ...to }];
  });
  for (const [index, [at, row]] of added.entries()) rows.splice(at, 0, { ...row, key: firstKey + index });

  return rows;
};

const textAt = (rows: readonly Row[], key: number) => {
  const row = rows.find((one) => one.key === key);

  return row && `${row.colilla}=${row.valor}`;
};
const keysOf = (rows: readonly Row[]) => rows.map(({ key }) => key);
const versions = fc.tuple(bases, edits, edits).map(([base, mine, theirs]) => ({
  base,
  mine: edited(base, mine, 100),
  theirs: edited(base, theirs, 200),
}));

describe('[W6] whatever two people change', () => {
  test('each row is as the one who changed it left it, and only one that both changed is asked', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const { rows, asked } = mergeRows({ base, mine, theirs });
        const isAsked = new Set(asked.map(({ key }) => key));

        for (const key of new Set([base, mine, theirs].flatMap(keysOf))) {
          const [was, own, other, now] = [base, mine, theirs, rows].map((some) => textAt(some, key));
          const isOfBoth = own !== was && other !== was && own !== other;
          expect([key, isAsked.has(key), now]).toEqual([key, isOfBoth, own === was ? other : own]);
        }
        for (const { key, mine: own, theirs: other } of asked) {
          expect([own, other].map((row) => row && `${row.colilla}=${row.valor}`)).toEqual([
            textAt(mine, key),
            textAt(theirs, key),
          ]);
        }
      }),
    );
  });

  test('no row is there twice, and those of each keep their order', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const keys = keysOf(mergeRows({ base, mine, theirs }).rows);
        expect(new Set(keys).size).toBe(keys.length);
        for (const side of [mine, theirs]) {
          const own = keysOf(side);
          expect(keys.filter((key) => own.includes(key))).toEqual(own.filter((key) => keys.includes(key)));
        }
      }),
    );
  });

  test('both are asked about the same rows', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const here = mergeRows({ base, mine, theirs }).asked.map(({ key }) => key);
        const there = mergeRows({ base, mine: theirs, theirs: mine }).asked.map(({ key }) => key);

        expect(here.sort()).toEqual(there.sort());
      }),
    );
  });
});
