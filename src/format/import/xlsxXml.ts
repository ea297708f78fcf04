import { Unzip, UnzipInflate } from 'fflate';
import { damaged, UnreadableFile } from './line';

/** In bytes: a sheet of five thousand rows has a fifth of it. */
const MOST_UNPACKED = 50_000_000;
/** In bytes: the sum is checked after each, so at most a thousand times as much is unpacked in between. */
const SLICE = 16_000;

/** The XML inside an XLSX, by path. Bytes are counted while they are unpacked: the sizes in a zip may be a lie. */
export const xlsxXml = (bytes: Uint8Array): ((path: string) => Document | undefined) => {
  const texts = new Map<string, string>();
  let size = 0;
  const unzip = new Unzip((file) => {
    if (!/^\/?xl\/.*\.(xml|rels)$/i.test(file.name)) return;
    const name = file.name.replace(/^\//, '').toLowerCase();
    const decoder = new TextDecoder();
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      size += chunk.length;
      if (size > MOST_UNPACKED) throw new UnreadableFile('El archivo guarda demasiado. Divídalo en varios.');
      texts.set(name, (texts.get(name) ?? '') + decoder.decode(chunk, { stream: !isLast }));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += SLICE) {
    unzip.push(bytes.subarray(at, at + SLICE), at + SLICE >= bytes.length);
  }

  return (path) => {
    const text = texts.get(path.toLowerCase());

    return text === undefined ? undefined : parseXml(text);
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
