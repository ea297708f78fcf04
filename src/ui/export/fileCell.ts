import { type Cell, dayCell } from '../../format/export/cell';
import { readInstant } from '../../format/instant';
import { pathsOf } from '../../format/paths';
import { centsOf, nestedOf, personText } from '../fields/cellOf';
import { choiceText, type Field } from '../fields/field';

export type Row = Readonly<Record<string, unknown>>;

/** The name of a record of a resource. */
export type NameOf = (resource: string, record: Row) => string;

const NUMBER = /^-?\d{1,15}(\.\d+)?$/;

interface Says {
  nameOf: NameOf;
  /** The absolute address of a picture. */
  urlOf: (path: string) => string;
}

/** The cell of a field in a file: numbers and dates as such, names as people read them, pictures by their addresses. */
export const fileCellOf = (field: Field, row: Row, source: string, { nameOf, urlOf }: Says): Cell => {
  const value = row[source];
  const text = String(value ?? '');
  if (field.format) return field.format(value, row);

  switch (field.kind) {
    case 'money':
      return { cents: centsOf(value) };
    case 'select':
    case 'state':
      return choiceText(field, value);
    case 'person':
      return personText(value);
    case 'reference': {
      const nested = nestedOf(row, source);
      return nested ? nameOf(field.reference ?? '', nested) : '';
    }
    case 'id':
    case 'number':
    case 'percent':
      return NUMBER.test(text) ? Number(text) : text;
    case 'date':
      return dayCell(text);
    case 'instant': {
      const instant = readInstant(text);
      return instant ? { instant } : text;
    }
    case 'pictures':
      return pathsOf(value).map(urlOf).join(' ');
    default:
      return typeof value === 'number' ? value : text;
  }
};
