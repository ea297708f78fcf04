import { expect, test, vi } from 'vitest';
import { type ExportKind, exportRows } from '../../../src/format/exportRows';
import { unzip } from '../../unzip';

const columns = [
  { label: 'PROMOTOR', text: ({ nombre }: { nombre: string }) => nombre },
  { label: 'VALOR', text: ({ cents }: { cents: number }) => ({ cents }) },
  { label: 'COLILLAS', text: ({ colillas }: { colillas: number }) => colillas },
];
const rows = [{ nombre: '=Vera & Mera', cents: 150050, colillas: 12 }];

/** The file that the browser was handed. */
const savedOf = async (kind: ExportKind, data = rows): Promise<Blob> => {
  const files: Blob[] = [];
  URL.createObjectURL = vi.fn((file: Blob) => {
    files.push(file);

    return 'blob:un-archivo';
  });
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  await exportRows({ name: 'gastos', columns, rows: data, foot: ['TOTAL', { cents: 150050 }, 12] }, kind);
  expect(files).toHaveLength(1);

  return files[0] ?? new Blob();
};

test('a CSV holds heads, rows and the closing row; money keeps its cents', async () => {
  expect(await (await savedOf('csv')).text()).toBe(
    "PROMOTOR,VALOR,COLILLAS\r\n'=Vera & Mera,1500.50,12\r\nTOTAL,1500.50,12\r\n",
  );
});

test('an XLSX holds texts as texts and numbers as numbers', async () => {
  const files = unzip(Buffer.from(await (await savedOf('xlsx')).arrayBuffer()));
  const sheet = files.get('xl/worksheets/sheet1.xml');

  expect(files.get('xl/sharedStrings.xml')).toContain("<t>'=Vera &amp; Mera</t>");
  expect(sheet).toMatch(/<c r="A2"[^>]* t="s">/);
  expect(sheet).toMatch(/<c r="B2"[^>]*><v>1500\.5<\/v>/);
  expect(sheet).toMatch(/<c r="C2"><v>12<\/v>/);
  expect(sheet).not.toContain('<f>');
});
