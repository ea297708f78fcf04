import type { Feature, Image } from 'write-excel-file/browser';
import { getCellAddress, sanitizeAttributeValue } from 'write-excel-file/utility';

export interface Link {
  rowIndex: number;
  columnIndex: number;
  url: string;
}

const RELATIONSHIP = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/** Cells that lead to addresses, which the library lacks: links of the sheet's own, no formula. */
export const xlsxLinks = (links: readonly Link[]): Feature<Image['content']> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        // The last of what these sheets hold, which is where the format wants them.
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
