import { UnreadableFile } from './line';
import { unzipWithin } from './unzipWithin';

/** In bytes: a sheet of five thousand rows has a fifth of it. */
const MOST_UNPACKED = 50_000_000;

/** The XML inside an XLSX, by path; undefined where there is none. */
export const xlsxParts = (bytes: Uint8Array): ((path: string) => Document | undefined) => {
  const files = unzipWithin(bytes, MOST_UNPACKED, (name) => /^\/?xl\/.*\.(xml|rels)$/i.test(name));
  const byPath = new Map([...files].map(([name, parts]) => [name.replace(/^\//, '').toLowerCase(), parts]));

  return (path) => {
    const parts = byPath.get(path.toLowerCase());

    return parts && parseXml(textOf(parts));
  };
};

const textOf = (parts: readonly Uint8Array[]): string => {
  const decoder = new TextDecoder();

  return parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
};

const parseXml = (text: string): Document => {
  // No spreadsheet declares any; entities that stand for others grow without end.
  if (text.includes('<!DOCTYPE')) throw new UnreadableFile('El archivo está dañado o no es un XLSX');
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) {
    throw new UnreadableFile('El archivo está dañado o no es un XLSX');
  }

  return document;
};

/** The elements of that name, in whatever namespace the writer put them. */
export const elements = (within: Document | Element | undefined, name: string): Element[] => [
  ...(within?.getElementsByTagNameNS('*', name) ?? []),
];

/** The value of an attribute, whatever prefix it has. */
export const attribute = (element: Element | undefined, name: string): string =>
  [...(element?.attributes ?? [])].find(({ localName }) => localName === name)?.value ?? '';
