import type { RaRecord } from 'ra-core';
import { LONGEST_CELDA } from '../../../contract/importar';
import { readDay } from '../../format/import/readDay';
import { fullName, plain } from '../../format/text';
import { ambiguityOf, plainDollars } from '../../format/typedMoney';
import type { Field } from '../../ui/fields/field';

/** The value of a cell, as a form would send it, or why it cannot be read. */
export type Said = { value: string | number } | { error: string };

export type FindReference = (reference: string, text: string) => Said;

/** The records that cells may name, by resource. */
export type References = Readonly<Record<string, readonly RaRecord[]>>;

export const readCell = ({ field, text }: { field: Field; text: string }, find: FindReference): Said => {
  switch (field.kind) {
    case 'date': {
      const value = readDay(text);
      return value ? { value } : { error: 'Escriba la fecha como DD/MM/AAAA o AAAA-MM-DD' };
    }
    case 'time':
      return { value: text.padStart(5, '0') };
    case 'number': {
      const value = Number(text);
      return Number.isFinite(value) ? { value } : { error: 'Escriba solo números' };
    }
    case 'money':
    case 'percent':
      return readAmount(text.replace(SIGNS, ''));
    case 'select':
    case 'state':
      return readChoice(field, text);
    case 'reference':
      return find(field.reference ?? '', text);
    default:
      // The field itself refuses a text that is too long for it.
      return { value: filledUp(field, withoutMark(text)).slice(0, LONGEST_CELDA) };
  }
};

const SIGNS = /^(?:US\s?)?\$\s*|\s*%$/gi;

const readAmount = (text: string): Said => {
  const error = ambiguityOf(text);

  return error === undefined ? { value: plainDollars(text) } : { error };
};

const readChoice = ({ choices = [] }: Field, text: string): Said => {
  const choice = choices.find(({ id, name }) => [String(id), name].map(plain).includes(plain(text)));
  if (choice) return { value: choice.id };

  return { error: `No es ninguna de estas: ${choices.map(({ name }) => name).join(', ')}` };
};

/** Our exports put an apostrophe before a text that a spreadsheet would run. */
const withoutMark = (text: string) => text.replace(/^'(?=[=+\-@＝＋－＠])/, '');

/** A spreadsheet takes digits for a number and drops the zeros before it. */
const filledUp = ({ digits = 0 }: Field, text: string) =>
  /^\d+$/.test(text) ? text.padStart(digits, '0') : text;

/** Finds records by whatever they are told apart by: id, name, username, código or cédula. */
export const finderOf = (references: References): FindReference => {
  const indexes = Object.fromEntries(
    Object.entries(references).map(([reference, records]) => [reference, indexOf(records)]),
  );

  return (reference, text) => {
    const [id, ...others] = [...(indexes[reference]?.get(words(text)) ?? [])];
    if (id === undefined) return { error: `No se encontró «${text.slice(0, 60)}»` };
    if (others.length > 0) return { error: `Hay ${others.length + 1} que se llaman así: escriba el id` };

    return { value: id };
  };
};

const indexOf = (records: readonly RaRecord[]): Map<string, Set<number>> => {
  const index = new Map<string, Set<number>>();
  for (const record of records) {
    for (const name of namesOf(record)) {
      index.set(name, (index.get(name) ?? new Set<number>()).add(Number(record.id)));
    }
  }

  return index;
};

const namesOf = ({ id, nombre = '', apellido = '', username, codigo, cedula }: RaRecord): string[] =>
  [id, `${nombre} ${apellido}`, `${apellido} ${nombre}`, username, codigo, cedula]
    .map((name) => words(String(name ?? '')))
    .filter(Boolean);

const words = (text: string) => plain(text).replace(/[\s,]+/g, ' ');

export const nameOfReference = (references: References, reference = '', id: string | number): string => {
  const record = references[reference]?.find((one) => String(one.id) === String(id));

  return record ? fullName({ nombre: record.nombre, apellido: record.apellido }) : `n.º ${id}`;
};
