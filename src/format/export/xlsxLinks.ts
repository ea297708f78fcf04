import type { Feature, Image } from 'write-excel-file/browser';
import { getCellAddress, sanitizeAttributeValue } from 'write-excel-file/utility';

export interface Link {
  rowIndex: number;
  columnIndex: number;
  url: string;
}

const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/** Adds links to cells, which the library lacks; links of the sheet, not formulas. */
export const xlsxLinks = (links: readonly Link[]): Feature<Image['content']> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        // The format wants them last.
        insert: () => (links.length === 0 ? undefined : markupOf(links)),
      },
      'xl/worksheets/_rels/sheet{id}.xml.rels': {
        insert: () =>
          links
            .map(
              ({ url }, index) =>
                `<Relationship Id="${idOf(index)}" Type="${RELATIONSHIP}" Target="${sanitizeAttributeValue(url)}" TargetMode="External"/>`,
            )
            .join(''),
      },
    },
  },
});

const idOf = (index: number) => `rId-link-${index + 1}`;

const markupOf = (links: readonly Link[]) => {
  const marks = links.map(
    ({ rowIndex, columnIndex }, index) =>
      `<hyperlink ref="${getCellAddress(rowIndex, columnIndex)}" r:id="${idOf(index)}"/>`,
  );

  return `<hyperlinks>${marks.join('')}</hyperlinks>`;
};
