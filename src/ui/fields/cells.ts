import type { Celda } from '../../../contract/importar';
import type { Cell } from '../../format/export/cell';
import { type DayOrder, readDay } from '../../format/import/readDay';
import { readInstant } from '../../format/instant';
import { plain } from '../../format/text';
import { ambiguityOf, decimalsRefusal, plainDollars } from '../../format/typedMoney';
import { offererOf, type ShownField } from '../../section/field';

export type Row = Readonly<Record<string, unknown>>;

export interface FileTexts {
  nameOf: (resource: string, record: Row) => string;
  urlOf: (path: string) => string;
}

/** As a form would send it, or why it cannot be read. */
export type ReadCell = { value: Celda } | { error: string };

export type FindReference = (resource: string, text: string) => ReadCell;

export type ToCell = (
  value: unknown,
  cell: FileTexts & { field: ShownField; row: Row; source: string },
) => Cell;

/** Whether a spreadsheet stores the cell as a number, and how its column writes days. */
export interface CellKind {
  isNumber?: boolean;
  order?: DayOrder;
}

export type FromCell = (text: string, field: ShownField, find: FindReference, kind: CellKind) => ReadCell;

const NUMBER = /^-?\d{1,15}(\.\d+)?$/;

export const toNumber: ToCell = (value) => {
  const text = String(value ?? '');

  return NUMBER.test(text) ? Number(text) : text;
};

/** Our exports put an apostrophe before formulas; spreadsheets drop leading zeros, and digits of long numbers. */
export const readText: FromCell = (text, { digits = 0, inputMode }) => {
  const value = text.replace(/^'(?=[=+\-@＝＋－＠])/, '');
  if (SHORTENED.test(value)) return { error: `Excel acortó «${value}»: escríbalo en la celda como texto` };
  if (inputMode === 'tel' && MOBILE.test(value)) return { value: `0${value}` };

  return { value: /^\d+$/.test(value) ? value.padStart(digits, '0') : value };
};

/** 2,20123E+11 */
const SHORTENED = /^\d([.,]\d+)?E\+\d{2,}$/i;
/** Without its 0. */
const MOBILE = /^9\d{8}$/;

export const readNumber: FromCell = (text) => {
  const value = Number(text);

  return Number.isFinite(value) ? { value } : { error: 'Escriba solo números' };
};

export const readMoney: FromCell = (text, _field, _find, kind) => readAmount(text, kind);

export const readPercent: FromCell = (text, _field, _find, kind) =>
  readAmount(text.replace(/\s*%$/, ''), kind);

const readAmount = (amount: string, { isNumber }: CellKind): ReadCell => {
  const error = isNumber ? decimalsRefusal(amount) : ambiguityOf(amount);

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

export const readDate: FromCell = (text, _field, _find, { order }) => {
  const value = readDay(text, order);

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

/** fk_usuario → usuario, the object that comes with the id. */
export const nestedOf = (row: Row, source: string): Row | undefined => {
  const value = row[source.replace(/^fk_/, '')];

  return typeof value === 'object' && value !== null ? (value as Row) : undefined;
};
