import type { RaRecord, SortPayload } from 'ra-core';
import type { RestSection } from '../../contract/rest';
import type { Dialect } from '../dataProvider';
import { describeField, type Field } from './field';

/** As one of the choices of an input. */
interface AsChoice<T extends RaRecord> {
  /** Roles that choose one; all by default. */
  roles?: readonly string[];
  label?(record: T): string;
  sort?: SortPayload;
  filter?: Readonly<Record<string, unknown>>;
  /** An input of this name narrows the choices to records with its value. */
  narrowedBy?: string;
}

export interface DataResource<T extends RaRecord = RaRecord> {
  /** Also its i18n key and /api/{name}. */
  name: string;
  label?: string;
  /** With its article: 'el gasto', 'la venta'. */
  singular?: string;
  fields?: Readonly<Record<string, Field>>;
  /** If 'Gasto 12' is not enough. */
  recordRepresentation?(record: T): string;
  asChoice?: AsChoice<T>;
  rest?: RestSection;
  /** Filters that the host lacks; `q` is the search. */
  filters?: Readonly<Record<string, false>>;
  history?: false;
  /** Of a host that speaks another dialect. */
  provider?: Dialect<T>;
}

/** `fields` changes or adds to those of the contract. */
export interface Declared<T extends RaRecord> extends Omit<DataResource<T>, 'fields' | 'name'> {
  name?: string;
  fields?: Readonly<Record<string, Partial<Field>>>;
}

/** Takes effect once it is listed in resources/index.ts. */
export const defineResource = <T extends RaRecord = RaRecord>(resource: Declared<T>): DataResource<T> => {
  const { rest, fields } = resource;

  return { name: rest?.name ?? '', singular: rest?.singular, ...resource, fields: fieldsOf(rest, fields) };
};

/** Fields that the section adds come first. */
export const fieldsOf = (
  rest: RestSection | undefined,
  own: Readonly<Record<string, Partial<Field>>> = {},
): Readonly<Record<string, Field>> => {
  const declared = rest?.fields ?? {};
  const added = Object.entries(own).filter(([name]) => !(name in declared));

  return {
    ...(Object.fromEntries(added) as Record<string, Field>),
    ...Object.fromEntries(
      Object.entries(declared).map(([name, field]) => [name, { ...describeField(field), ...own[name] }]),
    ),
  };
};
