import { strFromU8, unzipSync } from 'fflate';
import { damaged, tooMuch } from './line';

/** Four for a cell: 5,000 rows of 30 cells have 600,000. A document of more keeps the page from working. */
const MOST_TAGS = 2_500_000;

/** In bytes; 5,000 rows take a fifth of it. */
const MOST_UNPACKED = 50_000_000;

/** Undefined if the file has no such part. */
export type ReadPart = (path: string) => Document | undefined;

/** XML parts by path. A part that is larger than the zip says is cut, so it does not parse. */
export const xlsxXml = (bytes: Uint8Array): ReadPart => {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/^\/?xl\/.*\.(xml|rels)$/i.test(name)) return false;
      size += originalSize;
      if (size > MOST_UNPACKED) throw tooMuch();

      return true;
    },
  });
  const byPath = new Map(
    Object.entries(parts).map(([name, part]) => [name.replace(/^\//, '').toLowerCase(), part]),
  );

  return (path) => {
    const part = byPath.get(path.toLowerCase());

    return part && parseXml(strFromU8(part));
  };
};

const parseXml = (text: string): Document => {
  // Nested entities could grow without end.
  if (text.includes('<!DOCTYPE')) throw damaged();
  if (hasMoreTags(text, MOST_TAGS)) throw tooMuch();
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) throw damaged();

  return document;
};

const hasMoreTags = (text: string, most: number): boolean => {
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0 && count <= most; at = text.indexOf('<', at + 1)) count += 1;

  return count > most;
};

export const elements = (within: Document | Element | undefined, name: string): Element[] => [
  ...(within?.getElementsByTagNameNS('*', name) ?? []),
];

/** With any prefix; '' if missing. */
export const attribute = (element: Element | undefined, name: string): string =>
  [...(element?.attributes ?? [])].find(({ localName }) => localName === name)?.value ?? '';
