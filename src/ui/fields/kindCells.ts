import type { KindName } from '../../../contract/field';
import type { Celda } from '../../../contract/importar';
import { type Cell, dayCell } from '../../format/export/cell';
import { readDay } from '../../format/import/readDay';
import { readInstant } from '../../format/instant';
import { pathsOf } from '../../format/paths';
import { plain } from '../../format/text';
import { ambiguityOf, plainDollars } from '../../format/typedMoney';
import { nestedOf, personText } from './cellOf';
import { choiceText, type Field, offererOf } from './field';

export type Row = Readonly<Record<string, unknown>>;

/** Facts about the file beside the values of a row. */
export interface FileTexts {
  /** The name of a record of a resource. */
  nameOf: (resource: string, record: Row) => string;
  /** The absolute address of a picture. */
  urlOf: (path: string) => string;
}

/** The value of a cell, as a form would send it, or why it cannot be read. */
export type Said = { value: Celda } | { error: string };

/** Finds the record that a cell names. */
export type FindReference = (resource: string, text: string) => Said;

interface KindCells {
  /** In a file that is exported; the value itself unless told. */
  toCell?: (value: unknown, place: FileTexts & { field: Field; row: Row; source: string }) => Cell;
  /** From a file that is imported; none where no cell can say it. */
  fromCell?: (text: string, field: Field, find: FindReference) => Said;
}

const NUMBER = /^-?\d{1,15}(\.\d+)?$/;

const toNumber = (value: unknown): Cell => {
  const text = String(value ?? '');

  return NUMBER.test(text) ? Number(text) : text;
};

/** Our exports put an apostrophe before a text that a spreadsheet would run; a spreadsheet drops the zeros before digits. */
const readText = (text: string, { digits = 0 }: Field): Said => {
  const value = text.replace(/^'(?=[=+\-@＝＋－＠])/, '');

  return { value: /^\d+$/.test(value) ? value.padStart(digits, '0') : value };
};

const readNumber = (text: string): Said => {
  const value = Number(text);

  return Number.isFinite(value) ? { value } : { error: 'Escriba solo números' };
};

const readAmount = (text: string): Said => {
  const amount = text.replace(/^(?:US\s?)?\$\s*|\s*%$/gi, '');
  const error = ambiguityOf(amount);

  return error === undefined ? { value: plainDollars(amount) } : { error };
};

const readChoice = (text: string, { choices = [] }: Field): Said => {
  const choice = choices.find(({ id, name }) => [String(id), name].map(plain).includes(plain(text)));
  if (choice) return { value: choice.id };

  return { error: `No es ninguna de estas: ${choices.map(({ name }) => name).join(', ')}` };
};

const readBoolean = (text: string): Said => {
  const word = plain(text);
  const value = ['si', 'true', '1'].includes(word);

  return value || ['no', 'false', '0'].includes(word) ? { value } : { error: 'Escriba Sí o No' };
};

/** The cells of each kind in files. They are apart from kinds.tsx because no list loads them. */
export const kindCells: Record<KindName, KindCells> = {
  id: { toCell: toNumber, fromCell: readText },
  text: { fromCell: readText },
  note: { fromCell: readText },
  day: {
    toCell: (value) => dayCell(String(value ?? '')),
    fromCell: (text) => {
      const value = readDay(text);

      return value ? { value } : { error: 'Escriba la fecha como DD/MM/AAAA o AAAA-MM-DD' };
    },
  },
  instant: {
    toCell: (value) => {
      const text = String(value ?? '');
      const instant = readInstant(text);

      return instant ? { instant } : text;
    },
  },
  time: { fromCell: (text) => ({ value: text.padStart(5, '0') }) },
  number: { toCell: toNumber, fromCell: readNumber },
  percent: { toCell: toNumber, fromCell: readAmount },
  money: { toCell: (value) => ({ cents: Number(value ?? 0) }), fromCell: readAmount },
  choice: { toCell: (value, { field }) => choiceText(field, value), fromCell: readChoice },
  boolean: { toCell: (value, { field }) => choiceText(field, value), fromCell: readBoolean },
  reference: {
    toCell: (_id, { field: { reference = '' }, row, source, nameOf }) => {
      const nested = nestedOf(row, source);

      return nested ? nameOf(reference, nested) : '';
    },
    fromCell: (text, field, find) => find(offererOf(field), text),
  },
  person: { toCell: personText },
  pictures: { toCell: (value, { urlOf }) => pathsOf(value).map(urlOf).join(' ') },
};
