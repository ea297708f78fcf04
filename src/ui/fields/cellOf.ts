import { dollarsToCents } from '../../../contract/common';
import type { Cell } from '../../format/cell';
import { fullName } from '../../format/text';
import { choiceText, type Field } from './field';

type Row = Readonly<Record<string, unknown>>;

/** The small object that comes with the id of a row: fk_usuario → usuario. */
export const nestedOf = (row: Row, source: string): Row | undefined => {
  const value = row[source.replace(/^fk_/, '')];

  return typeof value === 'object' && value !== null ? (value as Row) : undefined;
};

/** Money as the contract reads it: cents where it is a number, decimal dollars where it is a text; 0 for none. */
export const centsOf = (value: unknown): number =>
  typeof value === 'number' ? value : (dollarsToCents(String(value ?? '')) ?? 0);

/** How the name of a record is said, by resource; a person's full name for what has none of its own. */
export type NameOf = (resource: string, record: Row) => string;

/** What a file holds for a field of a row: numbers as numbers, names as people read them. */
export const cellOf = (field: Field, row: Row, source: string, nameOf: NameOf): Cell => {
  const value = row[source];
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
    default:
      return typeof value === 'number' ? value : String(value ?? '');
  }
};

/** The full name of an object with nombre and apellido; '' where it is none. */
export const personText = (value: unknown): string => {
  const { nombre = '', apellido = '' } = Object(value ?? {});

  return fullName({ nombre: String(nombre), apellido: String(apellido) });
};
