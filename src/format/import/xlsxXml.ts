import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { damaged, tooMuch } from './line';

/** Four for a cell: 5,000 rows of 30 cells have 600,000. */
const MOST_TAGS = 2_500_000;

/** In bytes; 5,000 rows take a fifth of it. */
const MOST_UNPACKED = 50_000_000;

/** In characters: an end that `isDone` asks for comes after so many at most. */
const CHUNK = 65_536;

export type Attributes = Readonly<Record<string, string>>;

/** Names of elements and attributes come without their prefix. */
export interface Handlers {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  isDone?: () => boolean;
}

/** Reads a part of the file from its begin, without keeping it. False if there is none. */
export type ReadPart = (path: string, handlers: Handlers) => boolean;

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

  return (path, handlers) => {
    const part = byPath.get(path.toLowerCase());
    if (part) walk(strFromU8(part), handlers);

    return part !== undefined;
  };
};

const walk = (xml: string, { open, text, close, isDone }: Handlers): void => {
  const parser = new SaxesParser();
  let tags = 0;
  const refuse = () => {
    throw damaged();
  };
  parser.on('error', refuse);
  // Nested entities could grow without end.
  parser.on('doctype', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    tags += 1;
    if (tags > MOST_TAGS) throw tooMuch();
    open?.(local(name), localNames(attributes));
  });
  if (text) parser.on('text', text);
  if (text) parser.on('cdata', text);
  if (close) parser.on('closetag', ({ name }) => close(local(name)));

  for (let at = 0; at < xml.length; at += CHUNK) {
    if (isDone?.()) return;
    parser.write(xml.slice(at, at + CHUNK));
  }
  parser.close();
};

const local = (name: string) => name.slice(name.indexOf(':') + 1);

const localNames = (attributes: Attributes): Attributes =>
  Object.keys(attributes).some((name) => name.includes(':'))
    ? Object.fromEntries(Object.entries(attributes).map(([name, value]) => [local(name), value]))
    : attributes;
