import { strToU8, zipSync } from 'fflate';

/** The XML of the rows of each sheet, by its name. Style 1 is a day as Excel of the United States shows it, style 2 an amount. */
export const workbookOf = (sheets: Readonly<Record<string, string>>): Buffer => {
  const names = Object.keys(sheets);
  const parts = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names.map((name, n) => `<sheet name="${name}" r:id="r${n}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, n) => `<Relationship Id="r${n}" Target="worksheets/sheet${n}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="mm/dd/yyyy"/></numFmts><cellXfs><xf/><xf numFmtId="164"/><xf numFmtId="4"/></cellXfs></styleSheet>',
    ...Object.fromEntries(
      names.map((name, n) => [
        `xl/worksheets/sheet${n}.xml`,
        `<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
  };

  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)]))),
  );
};

/** Numbers with a style, `[46356, 1]`, and texts; an empty text is no cell. */
export const rowsXml = (...rows: readonly (readonly (string | readonly [number, number])[])[]): string =>
  rows
    .map((cells, at) => {
      const xml = cells.map((cell, column) => {
        const place = `${String.fromCharCode(65 + column)}${at + 1}`;
        if (cell === '') return '';

        return typeof cell === 'string'
          ? `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
          : `<c r="${place}" s="${cell[1]}"><v>${cell[0]}</v></c>`;
      });

      return `<row r="${at + 1}">${xml.join('')}</row>`;
    })
    .join('');
