import type { DataProvider, RaRecord } from 'ra-core';
import { type Celda, LONGEST_CELDA } from '../../../contract/importar';
import { fullName, plain } from '../../format/text';
import { offererOf, type ShownField } from '../../section/field';
import type { CellKind, FindReference, ReadCell } from '../../ui/fields/cells';
import { kinds } from '../../ui/fields/kinds';
import { readAll } from '../../ui/list/export/readRows';

export type References = Readonly<Record<string, readonly RaRecord[]>>;

/** Only our own API imports. */
const ALL = { sort: { field: 'id', order: 'ASC' as const }, filter: {}, isOwnApi: true };

export const loadReferences = async (
  dataProvider: DataProvider,
  filled: readonly { field: ShownField }[],
  signal: AbortSignal,
): Promise<References> => {
  const names = new Set(filled.map(({ field }) => offererOf(field)).filter(Boolean));
  const loaded = await Promise.all(
    [...names].map(async (name) => [name, await readAll(dataProvider, name, { ...ALL, signal })]),
  );

  return Object.fromEntries(loaded);
};

export const readCell = (
  { field, text, ...kind }: CellKind & { field: ShownField; text: string },
  find: FindReference,
): ReadCell => {
  const said = kinds[field.kind].fromCell?.(text, field, find, kind) ?? { value: text };

  // The field checks the length itself.
  return 'value' in said && typeof said.value === 'string'
    ? { value: said.value.slice(0, LONGEST_CELDA) }
    : said;
};

/** Finds records by id, name, username, código or cédula. */
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
  // A spreadsheet drops the 0 of a cédula.
  [id, `${nombre} ${apellido}`, `${apellido} ${nombre}`, username, codigo, cedula, cedula?.replace(/^0/, '')]
    .map((name) => words(String(name ?? '')))
    .filter(Boolean);

const words = (text: string) => plain(text).replace(/[\s,]+/g, ' ');

export const nameOfReference = (references: References, field: ShownField, id: Celda): string => {
  const record = references[offererOf(field)]?.find((one) => String(one.id) === String(id));

  return record ? fullName({ nombre: record.nombre, apellido: record.apellido }) : `n.º ${id}`;
};
