import { expect, test } from 'vitest';
import type { Cell } from '../../../../src/format/export/cell';
import { type Days, type ExportKind, exportRows } from '../../../../src/format/export/exportRows';
import { toXlsx } from '../../../../src/format/export/xlsx';
import { catchFiles, namesOfFiles } from '../../../support/files';
import { enterZone, ZONES } from '../../../support/format/zones';
import { unzip } from '../../../support/unzip';

const columns = [
  { label: 'PROMOTOR', text: ({ nombre }: { nombre: string }) => nombre },
  { label: 'VALOR', text: ({ cents }: { cents: number }) => ({ cents }) },
  { label: 'COLILLAS', text: ({ colillas }: { colillas: number }) => colillas },
];
const rows = [{ nombre: '=Vera & Mera', cents: 150050, colillas: 12 }];
const foot = ['TOTAL', { cents: 150050 }, 12];

const savedOf = async (kind: ExportKind): Promise<Blob> => {
  const files = catchFiles();
  await exportRows({ name: 'gastos', columns, rows, foot }, kind);
  expect(files).toHaveLength(1);

  return files[0] ?? new Blob();
};

const entriesOf = async (file: Blob) => unzip(Buffer.from(await file.arrayBuffer()));

const sheetOf = async (...cells: readonly Cell[]) => {
  const entries = await entriesOf(await toXlsx('gastos', [['PROMOTOR'], cells]));

  return { entries, sheet: entries.get('xl/worksheets/sheet1.xml') };
};

test('a CSV has headings, rows and the total row; money keeps its cents', async () => {
  const file = await savedOf('csv');

  expect(file.type).toBe('text/csv');
  expect(await file.text()).toBe(
    "PROMOTOR;VALOR;COLILLAS\r\n'=Vera & Mera;1500,50;12\r\nTOTAL;1500,50;12\r\n",
  );
});

test('an XLSX holds texts as texts and numbers as numbers', async () => {
  const files = await entriesOf(await savedOf('xlsx'));
  const sheet = files.get('xl/worksheets/sheet1.xml');

  expect(files.get('xl/sharedStrings.xml')).toContain("<t>'=Vera &amp; Mera</t>");
  expect(sheet).toMatch(/<c r="A2"[^>]* t="s">/);
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>1500\.5<\/v>/);
  expect(sheet).toMatch(/<c r="C2"><v>12<\/v>/);
  expect(sheet).not.toContain('<f>');
});

test('an XLSX is named as Excel allows, and its columns are as wide as their texts', async () => {
  const rows = [['A', 'B'], ['doce letras.', 'x'.repeat(90)], [{ cents: 1 }]];
  const entries = await entriesOf(await toXlsx(`a/b:${'c'.repeat(40)}`, rows));

  expect(entries.get('xl/workbook.xml')).toContain(`name="a b ${'c'.repeat(27)}"`);
  expect(entries.get('xl/worksheets/sheet1.xml')).toMatch(/width="14".* width="60"/);
  expect(entries.get('xl/styles.xml')).toContain('formatCode="#,##0.00"');
});

test.each(ZONES)('in %s an XLSX keeps days, and shows instants in Guayaquil time', async (zone) => {
  enterZone(zone);
  const { entries, sheet } = await sheetOf({ day: '2026-11-18' }, { instant: new Date('2026-11-18T02:00Z') });

  // Spreadsheets count days; 02:00 UTC is 21:00 of the previous day in Guayaquil, so .875.
  expect(sheet).toMatch(/<c r="A2" s="\d+"><v>46344<\/v>/);
  expect(sheet).toMatch(/<c r="B2" s="\d+"><v>46343\.875<\/v>/);
  expect(entries.get('xl/styles.xml')).toContain('formatCode="yyyy-mm-dd"');
  expect(entries.get('xl/styles.xml')).toContain('formatCode="yyyy-mm-dd hh:mm"');
});

test.each<[Days | undefined, string]>([
  [{ from: '2026-10-23', to: '2026-11-22' }, 'gastos 2026-10-23 a 2026-11-22.csv'],
  [{ from: '2026-10-23' }, 'gastos desde 2026-10-23.csv'],
  [{ to: '2026-11-22' }, 'gastos hasta 2026-11-22.csv'],
  [undefined, 'gastos.csv'],
])('a file for the days %j has the name %s', async (days, name) => {
  catchFiles();
  await exportRows({ name: 'gastos', days, columns, rows }, 'csv');

  expect(namesOfFiles()).toEqual([name]);
});
