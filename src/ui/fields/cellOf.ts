import { dollarsToCents } from '../../../contract/common';
import { fullName } from '../../format/text';

type Row = Readonly<Record<string, unknown>>;

/** The small object that comes with the id of a row: fk_usuario → usuario. */
export const nestedOf = (row: Row, source: string): Row | undefined => {
  const value = row[source.replace(/^fk_/, '')];

  return typeof value === 'object' && value !== null ? (value as Row) : undefined;
};

/** Money as the contract reads it: cents where it is a number, decimal dollars where it is a text; 0 for none. */
export const centsOf = (value: unknown): number =>
  typeof value === 'number' ? value : (dollarsToCents(String(value ?? '')) ?? 0);

/** The full name of an object with nombre and apellido; '' where it is none. */
export const personText = (value: unknown): string => {
  const { nombre = '', apellido = '' } = Object(value ?? {});

  return fullName({ nombre: String(nombre), apellido: String(apellido) });
};
