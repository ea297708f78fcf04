import { strFromU8, unzipSync } from 'fflate';
import { damaged, UnreadableFile } from './line';

/** In bytes: a sheet of five thousand rows has a fifth of it. */
const MOST_UNPACKED = 50_000_000;

/** The XML inside an XLSX, by path. A part larger than the zip says is cut off there, and so is no XML. */
export const xlsxXml = (bytes: Uint8Array): ((path: string) => Document | undefined) => {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/^\/?xl\/.*\.(xml|rels)$/i.test(name)) return false;
      size += originalSize;
      if (size > MOST_UNPACKED) throw new UnreadableFile('El archivo guarda demasiado. Divídalo en varios.');

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
  // Nested entities grow without end, and no spreadsheet declares any.
  if (text.includes('<!DOCTYPE')) throw damaged();
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) throw damaged();

  return document;
};

export const elements = (within: Document | Element | undefined, name: string): Element[] => [
  ...(within?.getElementsByTagNameNS('*', name) ?? []),
];

/** The value of an attribute, with any prefix; '' for none. */
export const attribute = (element: Element | undefined, name: string): string =>
  [...(element?.attributes ?? [])].find(({ localName }) => localName === name)?.value ?? '';
