import type { RaRecord, SortPayload } from 'ra-core';
import type { RestSection } from '../../../contract/rest';
import type { ResourceProvider } from '../../dataProvider';
import type { Http } from '../../http/http';
import { describeField, type Field } from '../fields/field';

/** How its records are offered where one is chosen. */
interface Offers<T extends RaRecord> {
  /** The roles that choose one; all unless told. */
  to?: readonly string[];
  /** In place of its recordRepresentation. */
  text?(record: T): string;
  sort?: SortPayload;
  /** Those that are in use. */
  filter?: Readonly<Record<string, unknown>>;
  /** One of its fields: beside an input of the same name, only the records with that value are offered. */
  within?: string;
}

export interface DataResource<T extends RaRecord = RaRecord> {
  /** Resource, i18n key and /api/{name}: 'nomina', 'sorteos'. */
  name: string;
  label?: string;
  /** One record with its article, for titles and messages: 'el gasto', 'la venta'. */
  singular?: string;
  /** By contract name. */
  fields?: Readonly<Record<string, Field>>;
  /** How one record is called where 'Gasto 12' says too little. */
  recordRepresentation?(record: T): string;
  offers?: Offers<T>;
  /** Its contract, if it speaks simple REST under /api/{name}. */
  rest?: RestSection;
  /** Filters that the host cannot serve, `q` the search: lists leave them out, written or generated. */
  filters?: Readonly<Record<string, false>>;
  /** The host keeps none. */
  history?: false;
  provider?: (http: Http) => ResourceProvider<T>;
}

/** The options of a resource whose contract is declared; `fields` changes or adds some. */
export interface Declared<T extends RaRecord> extends Omit<DataResource<T>, 'fields' | 'name'> {
  name?: string;
  fields?: Readonly<Record<string, Partial<Field>>>;
}

/** Declares a resource; adding it to the resources of resources/index.ts puts it to work. */
export const defineResource = <T extends RaRecord = RaRecord>(resource: Declared<T>): DataResource<T> => {
  const { rest, fields } = resource;

  return { name: rest?.name ?? '', singular: rest?.singular, ...resource, fields: fieldsOf(rest, fields) };
};

/** The fields of a contract, with what a section says of them; those that it adds stand first. */
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
