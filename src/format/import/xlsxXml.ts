import { strFromU8, unzipSync } from 'fflate';
import { damaged, UnreadableFile } from './line';

/** In bytes; 5,000 rows take a fifth of it. */
const MOST_UNPACKED = 50_000_000;

/** XML parts by path. A part that is larger than the zip says is cut, so it does not parse. */
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
  // Nested entities could grow without end.
  if (text.includes('<!DOCTYPE')) throw damaged();
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) throw damaged();

  return document;
};

export const elements = (within: Document | Element | undefined, name: string): Element[] => [
  ...(within?.getElementsByTagNameNS('*', name) ?? []),
];

/** With any prefix; '' if missing. */
export const attribute = (element: Element | undefined, name: string): string =>
  [...(element?.attributes ?? [])].find(({ localName }) => localName === name)?.value ?? '';
