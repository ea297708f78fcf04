import fc from 'fast-check';
import { expect, test } from 'vitest';
import { text } from '../../../../contract/field';
import { openFile } from '../../../../src/features/import/openFile';
import { toXlsx } from '../../../../src/format/export/xlsx';
import { describeField } from '../../../../src/section/field';

const HEADS = ['Clave', 'Texto', 'Valor'];
const targets = HEADS.map((head) => ({ source: head.toLowerCase(), field: describeField(text(head)) }));

const open = (content: BlobPart) =>
  openFile(new File([content], 'filas.csv'), { targets, known: {}, signal: new AbortController().signal });

interface Dialect {
  separator: string;
  quotes: 'all' | 'needed' | 'none';
  end: string;
  mark: string;
}

const dialects: fc.Arbitrary<Dialect> = fc.record({
  separator: fc.constantFrom(';', ',', '\t'),
  quotes: fc.constantFrom('all', 'needed', 'none'),
  end: fc.constantFrom('\n', '\r\n', '\r'),
  mark: fc.constantFrom('', '\uFEFF', 'Gastos, de noviembre\n'),
});

const PIECES = ['12,50', '1.234,5', '7', 'Taxi', '"', '""', '"Foco"', ' ', ';', ',', 'uno', '\n'];
const cells = fc.array(fc.constantFrom(...PIECES), { maxLength: 4 }).map((pieces) => pieces.join(''));
const tables = fc.array(fc.tuple(cells, cells), { minLength: 1, maxLength: 8 });

/**
 * Without quotes a program can write no line break, and a row with both quotes and separators in its cells may by chance
 * be another right row.
 */
const writable = (row: readonly string[], { quotes, separator }: Dialect) => {
  if (quotes !== 'none') return row;
  const hasSeparator = row.some((cell) => cell.includes(separator));

  return row.map((cell) => cell.replaceAll('\n', ' ').replaceAll(hasSeparator ? '"' : '\n', ''));
};

/** As programs write a table. */
const written = (rows: readonly (readonly string[])[], { separator, quotes, end, mark }: Dialect) => {
  const needs = new RegExp(`["\n${separator}]`);
  const asCell = (cell: string) => {
    if (quotes === 'none') return cell;

    return quotes === 'all' || needs.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  };

  return mark + rows.map((row) => row.map(asCell).join(separator) + end).join('');
};

test('[V1] what is read of a text file is what was written, or the row is refused', async () => {
  await fc.assert(
    fc.asyncProperty(tables, dialects, async (table, dialect) => {
      const rows = table.map((row, at) => writable([`fila${at}`, ...row], dialect));
      // A cell that was written in quotes stands for what is in them, whoever put them there.
      const shown = (cell: string) => {
        const quoted = dialect.quotes === 'none' ? /^"((?:[^"]|"")*)"\s*$/.exec(cell)?.[1] : undefined;

        return (quoted?.replaceAll('""', '"') ?? cell).trim();
      };
      const { lines } = await open(written([HEADS, ...rows], dialect));

      const read = lines.filter(({ refused }) => refused === undefined).map(({ cells }) => cells);
      const refused = lines.flatMap(({ refused, text }) => (refused === undefined ? [] : [text]));
      const kept = rows.filter(([key = '']) => !refused.some((one) => one?.includes(key)));
      expect(read).toEqual(kept.map((row) => row.map(shown)));
    }),
    { numRuns: 400 },
  );
});

test.each([
  ['a decimal comma in a file of commas', 'Clave,Valor\n1,12,5', '1,12,5', 'Tiene 3 celdas y hay 2 columnas'],
  [
    'an empty cell at the end, too',
    'Clave,Texto,Valor\n1,12,5,',
    '1,12,5,',
    'Tiene 4 celdas y hay 3 columnas',
  ],
])('[V1] a row with more cells than headings is refused: %s', async (_, content, row, refused) => {
  const { lines } = await open(content);

  expect(lines).toEqual([expect.objectContaining({ number: 2, text: row, refused })]);
});

test('more than 5,000 rows are refused with that number', async () => {
  const rows = Array.from({ length: 5_002 }, (_, at) => [String(at)]);

  await expect(open(`Clave\n${rows.join('\n')}`)).rejects.toThrow('más de 5,000 filas');
  await expect(open(await toXlsx('filas', [['Clave'], ...rows]))).rejects.toThrow('más de 5,000 filas');
});

test('as many rows as fit are opened below a title @ci', async () => {
  const rows = Array.from({ length: 5_000 }, (_, at) => at);

  expect((await open(`Título\nClave\n${rows.join('\n')}`)).lines).toHaveLength(5_000);
});
