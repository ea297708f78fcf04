import fc from 'fast-check';
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { toCsv } from '../../../../src/format/export/csv';
import { toXlsx } from '../../../../src/format/export/xlsx';
import { readSpreadsheet } from '../../../../src/format/import/readSpreadsheet';

const MOST = 5000;

const linesOf = async (bytes: Uint8Array | string, most = MOST) => {
  const [sheet] = await readSpreadsheet(new Blob([bytes as BlobPart]), { most });

  return sheet?.lines ?? [];
};
const read = async (bytes: Uint8Array | string, most = MOST) =>
  (await linesOf(bytes, most)).map(({ cells }) => cells);
const numbersOf = async (text: string) => (await linesOf(text)).map(({ number }) => number);

describe('a CSV', () => {
  test.each([
    ['semicolons', 'FECHA;VALOR\r\n2026-10-12;12,50\r\n'],
    ['commas', 'FECHA,VALOR\n2026-10-12,"12,50"\n'],
    ['tabs, as in copied cells', 'FECHA\tVALOR\r2026-10-12\t12,50'],
    ['a byte order mark', '\uFEFFFECHA;VALOR\n2026-10-12;12,50'],
    ['the separator line of Excel', 'sep=;\r\nFECHA;VALOR\r\n2026-10-12;12,50'],
  ])('with %s is read', async (_, text) => {
    expect(await read(text)).toEqual([
      ['FECHA', 'VALOR'],
      ['2026-10-12', '12,50'],
    ]);
  });

  test('keeps line breaks, semicolons and quotes of a cell in quotes', async () => {
    expect(await read('A;B\n"uno\ndos; ""tres""";x\n5" de tubo;sep=,\n')).toEqual([
      ['A', 'B'],
      ['uno\ndos; "tres"', 'x'],
      ['5" de tubo', 'sep=,'],
    ]);
  });

  test('is read to one row more than fit; empty rows do not count', async () => {
    expect(await read('A\n;;\n1\n\n2\n3\n4\n', 2)).toEqual([['A'], ['1'], ['2']]);
  });

  const DOUBTFUL = 'Sus comillas se pueden leer de dos maneras';

  test('[V1] a quote that closes in a row without its last cell hides no row', async () => {
    const rows = ['Fecha;Tipo;Valor;Descripción', '30/11/2026;Otros;6,00;"Foco', '30/11/2026;Otros;700,00"'];
    const lines = await linesOf(rows.join('\n'));

    expect(lines.map(({ refused }) => refused)).toEqual([undefined, DOUBTFUL, DOUBTFUL]);
  });

  test('[V1] a quote that opens in a row without its last cell, and closes in another, hides no row', async () => {
    const rows = [
      'Fecha;Descripción;Tipo;Valor;Forma de pago',
      '30/11/2026;"Foco;Otros;500,00',
      '30/11/2026;Led";Otros;700,00;Efectivo',
    ];

    expect((await linesOf(rows.join('\n'))).map(({ refused }) => refused)).toEqual([
      undefined,
      DOUBTFUL,
      DOUBTFUL,
    ]);
  });

  test('[V1] a row with quotes that can be read in two ways is refused with its text; those around it are read', async () => {
    const rows = [
      'Fecha;Descripción;Valor',
      '27/11/2026;"Foco; ""led""";6,00',
      '28/11/2026;"Foco" led;6,00',
      '28/11/2026;Luz;700,00',
      '29/11/2026;"Arriendo;700,00',
      '30/11/2026;Agua;3,00',
    ];

    expect(await linesOf(rows.join('\r\n'))).toEqual([
      { number: 1, cells: ['Fecha', 'Descripción', 'Valor'], text: rows[0] },
      { number: 2, cells: ['27/11/2026', 'Foco; "led"', '6,00'], text: rows[1] },
      { number: 3, cells: [], text: rows[2], refused: DOUBTFUL },
      { number: 4, cells: ['28/11/2026', 'Luz', '700,00'], text: rows[3] },
      { number: 5, cells: [], text: rows[4], refused: DOUBTFUL },
      { number: 6, cells: ['30/11/2026', 'Agua', '3,00'], text: rows[5] },
    ]);
  });

  test('[V1] quotes that open in one row and close in another join no rows', async () => {
    const lines = await linesOf('A;B;C\n1;uno;"dos\n2;tres;cuatro"\n3;cinco;seis');

    expect(lines.map(({ number, refused }) => [number, refused !== undefined])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, false],
    ]);
  });

  test('[V1] a file of doubtful quotes is refused as a whole', async () => {
    await expect(linesOf(`A;B\n${'"x" y;1\n'.repeat(60)}`)).rejects.toThrow(
      'Demasiadas comillas no se cierran. Guarde el archivo como XLSX.',
    );
  });

  test('skips empty rows, but numbers rows like a spreadsheet', async () => {
    expect(await numbersOf('A;B\n\n;;\n1;2\n')).toEqual([1, 4]);
  });

  test.each([
    ['UTF-8', [0x41, 0xc3, 0xb1, 0x6f]],
    ['windows-1252', [0x41, 0xf1, 0x6f]],
    ['UTF-16 of Excel', [0xff, 0xfe, 0x41, 0, 0xf1, 0, 0x6f, 0]],
    ['UTF-16 of others', [0xfe, 0xff, 0, 0x41, 0, 0xf1, 0, 0x6f]],
  ])('in %s keeps its accents', async (_, bytes) => {
    expect(await read(Uint8Array.from(bytes))).toEqual([['Año']]);
  });

  test('that our own export wrote is read as it stood', async () => {
    expect(
      await read(
        toCsv([
          ['VALOR', 'NOTA'],
          [{ cents: 150_050 }, '=1+1; "x"'],
        ]),
      ),
    ).toEqual([
      ['VALOR', 'NOTA'],
      ['1500,50', `'=1+1; "x"`],
    ]);
  });
});

const PIECES = ['"', '\n', ',', ';', '\t', 'a', '12', ' '];
/** As the API stores texts. */
const storedText = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 8 })
  .map((pieces) => pieces.join('').trim());

test('[V1] what our own CSV export wrote is read as it stood, whatever its texts hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(storedText, storedText), { maxLength: 6 }), async (texts) => {
      const rows = [['Id', 'Descripción', 'Nota'], ...texts.map((pair, index) => [String(index), ...pair])];
      const lines = await linesOf(toCsv(rows));

      expect(lines.map(({ cells, refused }) => refused ?? cells)).toEqual(rows);
    }),
  );
});

describe('a file that cannot be read says why', () => {
  test.each([
    ['of bytes', 'PNG\0\0', 'No es una hoja de cálculo. Elija un archivo XLSX o CSV.'],
    [
      'a PDF with another name',
      '%PDF-1.4\n1 0 obj\n',
      'No es una hoja de cálculo. Elija un archivo XLSX o CSV.',
    ],
    ['that only begins as a zip', 'PK\x03\x04rest', 'El archivo está dañado o no es un XLSX'],
    ['that is too large', 'x'.repeat(10_000_001), 'El archivo pesa más de 10 MB. Divídalo en varios.'],
  ])('%s', async (_, text, error) => {
    await expect(read(text)).rejects.toThrow(error);
  });

  test('an old XLS, or an XLSX with a password', async () => {
    await expect(read(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]))).rejects.toThrow(
      'Guárdelo como XLSX o CSV.',
    );
  });
});

const partsOf = (rows: string, extra: Record<string, string> = {}) => ({
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><sheets><sheet name="Oculta" state="hidden" r:id="b"/><sheet name="Hoja" r:id="a"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="b" Target="worksheets/no.xml"/><Relationship Id="a" Target="/xl/worksheets/sheet7.xml"/></Relationships>',
  'xl/worksheets/sheet7.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  ...extra,
});
const xlsxOf = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])));

describe('an XLSX', () => {
  test('that our own export wrote is read as it stood', async () => {
    const file = await toXlsx('gastos', [
      ['FECHA', 'VALOR', 'NOTA'],
      [{ day: '2026-10-12' }, { cents: 150_050 }, '=1+1 & más'],
    ]);

    expect(await read(new Uint8Array(await file.arrayBuffer()))).toEqual([
      ['FECHA', 'VALOR', 'NOTA'],
      ['2026-10-12', '1500.5', `'=1+1 & más`],
    ]);
  });

  test('from another program: rich text, formula results, days, gaps and empty rows', async () => {
    const rows = `
      <row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="b"><v>1</v></c></row>
      <row r="9"><c r="A9"><f>1/3</f><v>0.30000000000000004</v></c><c r="B9" s="1"><v>46307.5</v></c>
        <c r="C9" t="inlineStr"><is><t>a_x000D_b</t></is></c><c r="XFD9"><v>1</v></c></row>
      <row><c t="b"><v>0</v></c><c t="d"><v> 2026-10-12 </v></c><c s="2"><v>0.5</v></c><c s="2"><v>1</v></c>
        <c s="3"><v>7</v></c><c r="AB10"><v>x</v></c></row>`;
    const parts = partsOf(rows, {
      'xl/sharedStrings.xml': '<sst><si><r><t>Fe</t></r><r><t>cha</t></r><rPh><t>x</t></rPh></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy hh:mm"/><numFmt numFmtId="171" formatCode="[Red]&quot;días&quot; 0"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="14"/><xf numFmtId="171"/></cellXfs></styleSheet>',
    });

    expect(await linesOf(xlsxOf(parts))).toEqual([
      { number: 2, cells: ['Fecha', '', 'Sí'] },
      {
        number: 9,
        cells: ['0.3', '2026-10-12 12:00', 'a\rb'],
        numbers: new Set([0, 1]),
        text: '0.3 · 2026-10-12 12:00 · a\rb',
        refused: 'Tiene celdas más allá de la columna 100',
      },
      {
        number: 10,
        cells: ['No', '2026-10-12', '12:00', '1899-12-31', '7', ...Array(22).fill(''), 'x'],
        numbers: new Set([2, 3, 4]),
      },
    ]);
  });

  test('[V3] each visible sheet is read, with its name', async () => {
    const parts = {
      ...partsOf('<row><c><v>7</v></c></row>'),
      'xl/workbook.xml':
        '<workbook xmlns:r="r"><sheets><sheet name="Instrucciones" r:id="b"/><sheet name="Oculta" state="veryHidden" r:id="b"/><sheet name="Noviembre" r:id="a"/></sheets></workbook>',
      'xl/worksheets/no.xml': '<worksheet><sheetData/></worksheet>',
    };
    const sheets = await readSpreadsheet(new Blob([xlsxOf(parts) as BlobPart]), { most: MOST });

    expect(sheets.map(({ name, lines }) => [name, lines.length])).toEqual([
      ['Instrucciones', 0],
      ['Noviembre', 1],
    ]);
  });

  test('[V3] a formula without its result, or with an error, is a fault of its cell', async () => {
    const rows = `<row><c><f>A1*2</f></c><c><f>A1*2</f><v/></c><c t="str"><f>""</f><v></v></c>
      <c t="e"><f>1/0</f><v>#DIV/0!</v></c><c><f>A1*2</f><v>7</v></c><c t="str"><f>A1&amp;""</f></c></row>`;
    const [line] = await linesOf(xlsxOf(partsOf(rows)));

    expect(line?.cells).toEqual(['', '', '', '#DIV/0!', '7', '']);
    expect(line?.faults).toEqual({
      0: 'La fórmula no tiene su resultado: ábralo en Excel y guárdelo de nuevo',
      1: 'La fórmula no tiene su resultado: ábralo en Excel y guárdelo de nuevo',
      3: 'La fórmula da #DIV/0!: corríjala en el archivo',
      5: 'La fórmula no tiene su resultado: ábralo en Excel y guárdelo de nuevo',
    });
  });

  test('[V3] a cell that does not say its column stands beside the one before it', async () => {
    const rows =
      '<row><c r="B1"><v>1</v></c><c><v>2</v></c><c r="F1"><v>3</v></c></row><row><c><v>4</v></c></row>';

    expect(await read(xlsxOf(partsOf(rows)))).toEqual([['', '1', '2', '', '', '3'], ['4']]);
  });

  test('[V3] an ODS says how to save it', async () => {
    const ods = zipSync({
      mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
      'content.xml': strToU8('<office:document-content/>'),
    });

    await expect(read(ods)).rejects.toThrow('Guárdelo como .xlsx o .csv.');
  });

  test('with the sizes after the data, as some programs write it', async () => {
    const chunks: Uint8Array[] = [];
    const zip = new Zip((_error, chunk) => chunks.push(chunk));
    for (const [path, xml] of Object.entries(partsOf('<row r="1"><c r="A1"><v>7</v></c></row>'))) {
      const file = new ZipDeflate(path);
      zip.add(file);
      file.push(strToU8(xml), true);
    }
    zip.end();

    expect(await read(Buffer.concat(chunks))).toEqual([['7']]);
  });

  test('with too much data is refused while it is unpacked @long', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(60_000_000) }, { level: 1 });

    await expect(read(bomb)).rejects.toThrow('El archivo guarda demasiado. Divídalo en varios.');
  });

  test('[V12] of more rows than fit is read no further than it has to be', async () => {
    const row = '<row><c t="inlineStr"><is><t>Taxi</t></is></c><c><v>3.5</v></c></row>';
    // The file is broken after its rows: reading on would fail.
    const lines = await linesOf(xlsxOf(partsOf(`${row.repeat(20_000)}<row></c>`)));

    expect(lines).toHaveLength(MOST + 1);
  });

  test.each([
    ['300 rows of 8,192 cells', `<row>${'<c><v>1</v></c>'.repeat(8_192)}</row>`.repeat(300), ''],
    ['millions of empty rows', '<row/>'.repeat(3_000_000), ''],
    [
      'one text in many cells',
      `<row>${'<c t="s"><v>0</v></c>'.repeat(50)}</row>`.repeat(500),
      `<sst><si><t>${'a'.repeat(1_000_000)}</t></si></sst>`,
    ],
  ])('[V12] with %s is refused by what it holds @ci', async (_, rows, shared) => {
    const parts = partsOf(rows, { 'xl/sharedStrings.xml': shared || '<sst/>' });

    await expect(read(xlsxOf(parts))).rejects.toThrow('El archivo guarda demasiado. Divídalo en varios.');
  });

  test.each([
    [
      'with entities',
      {
        ...partsOf(''),
        'xl/workbook.xml': `<!DOCTYPE x [<!ENTITY a "b">]>${partsOf('')['xl/workbook.xml']}`,
      },
      'dañado',
    ],
    ['that is none', { 'a.txt': 'x' }, 'dañado'],
    ['that is broken', partsOf('<row><c></row>'), 'dañado'],
  ])('%s is refused', async (_, parts: Record<string, string>, error) => {
    await expect(read(xlsxOf(parts), 50)).rejects.toThrow(error);
  });
});

/** A workbook with one cell for each format code. */
const cellsOf = async (cells: readonly (readonly [code: string, value: string])[], workbookPr = '') => {
  const codes = cells.map(
    ([code], index) => `<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll('"', '&quot;')}"/>`,
  );
  const styles = cells.map((_, index) => `<xf numFmtId="${200 + index}"/>`);
  const row = cells.map(([, value], index) => `<c s="${index}"><v>${value}</v></c>`);
  const parts = partsOf(`<row>${row.join('')}</row>`, {
    'xl/styles.xml': `<styleSheet><numFmts>${codes.join('')}</numFmts><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
  });
  const book = parts['xl/workbook.xml'].replace('<sheets>', `${workbookPr}<sheets>`);

  return (await read(xlsxOf({ ...parts, 'xl/workbook.xml': book })))[0];
};

describe('a number of an XLSX', () => {
  test.each([
    ['0%', '0.15', '15%'],
    ['0.00%', '0.125', '12.5%'],
    ['0.0%;[Red]-0.0%', '0.07', '7%'],
    ['"%" 0', '15', '15'],
  ])('[U1] with the format %s is the percentage that the cell shows', async (code, value, shown) => {
    expect(await cellsOf([[code, value]])).toEqual([shown]);
  });

  test.each([
    ['000', '47', '047'],
    ['0000000000', '912345675', '0912345675'],
    ['000\\-000\\-0000', '991234567', '099-123-4567'],
    ['(00) 000-0000', '42345678', '(04) 234-5678'],
    ['"P"000', '7', 'P007'],
    ['000', '1234', '1234'],
    ['000', '0.5', '0.5'],
    ['0.00', '12.5', '12.5'],
    ['#,##0.00', '1234.5', '1234.5'],
    ['@', '2201234567', '2201234567'],
    ['General', '220123456789', '220123456789'],
  ])('[U3] with the format %s and the value %s keeps its zeros', async (code, value, shown) => {
    expect(await cellsOf([[code, value]])).toEqual([shown]);
  });

  test.each([
    ['0.00', '15.375', '15.38'],
    ['#,##0.00', '1.005', '1.01'],
    ['"$"#,##0.00;[Red]\\-"$"#,##0.00', '-2.345', '-2.35'],
    ['General', '15.375', '15.375'],
    ['0.000', '15.375', '15.375'],
    ['0', '15.375', '15.375'],
  ])('[V4] with the format %s and the value %s is %s', async (code, value, shown) => {
    expect(await cellsOf([[code, value]])).toEqual([shown]);
  });

  test('[U3] of more digits than Excel keeps is no plain number', async () => {
    expect(await cellsOf([['0', '2201234567890120']])).toEqual(['2.20123456789012E+15']);
  });

  test('[U2] that is a day counts from 1904 in a workbook of the old Mac', async () => {
    const cells = [
      ['yyyy-mm-dd', '44888'],
      ['dd/mm/yyyy hh:mm', '44888.5'],
      ['hh:mm', '0.75'],
    ] as const;

    expect(await cellsOf(cells, '<workbookPr date1904="1"/>')).toEqual([
      '2026-11-24',
      '2026-11-24 12:00',
      '18:00',
    ]);
    expect(await cellsOf(cells)).toEqual(['2022-11-23', '2022-11-23 12:00', '18:00']);
  });
});

test('a row that a filter hides is marked', async () => {
  const rows = '<row r="1"><c><v>1</v></c></row><row r="2" hidden="1"><c><v>2</v></c></row>';
  const lines = await linesOf(xlsxOf(partsOf(rows)));

  expect(lines.map(({ isHidden = false }) => isHidden)).toEqual([false, true]);
});
