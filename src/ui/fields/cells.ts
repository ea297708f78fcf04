import type { Celda } from '../../../contract/importar';
import type { Cell } from '../../format/export/cell';
import { readDay } from '../../format/import/readDay';
import { readInstant } from '../../format/instant';
import { plain } from '../../format/text';
import { ambiguityOf, plainDollars } from '../../format/typedMoney';
import { type Field, offererOf } from './field';

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

/** A value in a file that is exported, where it is not the value itself. */
export type ToCell = (value: unknown, place: FileTexts & { field: Field; row: Row; source: string }) => Cell;

/** A value from a file that is imported. */
export type FromCell = (text: string, field: Field, find: FindReference) => Said;

const NUMBER = /^-?\d{1,15}(\.\d+)?$/;

export const toNumber: ToCell = (value) => {
  const text = String(value ?? '');

  return NUMBER.test(text) ? Number(text) : text;
};

/** Our exports put an apostrophe before a text that a spreadsheet would run; a spreadsheet drops the zeros before digits. */
export const readText: FromCell = (text, { digits = 0 }) => {
  const value = text.replace(/^'(?=[=+\-@＝＋－＠])/, '');

  return { value: /^\d+$/.test(value) ? value.padStart(digits, '0') : value };
};

export const readNumber: FromCell = (text) => {
  const value = Number(text);

  return Number.isFinite(value) ? { value } : { error: 'Escriba solo números' };
};

export const readAmount: FromCell = (text) => {
  const amount = text.replace(/^(?:US\s?)?\$\s*|\s*%$/gi, '');
  const error = ambiguityOf(amount);

  return error === undefined ? { value: plainDollars(amount) } : { error };
};

export const readChoice: FromCell = (text, { choices = [] }) => {
  const choice = choices.find(({ id, name }) => [String(id), name].map(plain).includes(plain(text)));
  if (choice) return { value: choice.id };

  return { error: `No es ninguna de estas: ${choices.map(({ name }) => name).join(', ')}` };
};

export const readBoolean: FromCell = (text) => {
  const word = plain(text);
  const value = ['si', 'true', '1'].includes(word);

  return value || ['no', 'false', '0'].includes(word) ? { value } : { error: 'Escriba Sí o No' };
};

export const readDate: FromCell = (text) => {
  const value = readDay(text);

  return value ? { value } : { error: 'Escriba la fecha como DD/MM/AAAA o AAAA-MM-DD' };
};

export const toInstant: ToCell = (value) => {
  const text = String(value ?? '');
  const instant = readInstant(text);

  return instant ? { instant } : text;
};

export const toName: ToCell = (_id, { field: { reference = '' }, row, source, nameOf }) => {
  const nested = nestedOf(row, source);

  return nested ? nameOf(reference, nested) : '';
};

export const readName: FromCell = (text, field, find) => find(offererOf(field), text);

/** The small object that comes with the id of a row: fk_usuario → usuario. */
export const nestedOf = (row: Row, source: string): Row | undefined => {
  const value = row[source.replace(/^fk_/, '')];

  return typeof value === 'object' && value !== null ? (value as Row) : undefined;
};
