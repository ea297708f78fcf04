import type { RaRecord, SortPayload } from 'ra-core';
import type { RestSection } from '../../../contract/rest';
import type { ResourceProvider } from '../../dataProvider';
import type { Http } from '../../http/http';
import type { Field } from '../fields/field';
import { describeFields } from './describeFields';

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
  /** One record with its article, for titles and messages: 'un gasto', 'una venta'. */
  singular?: string;
  fields?: { readonly [K in keyof T]?: Field };
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

/** Declares a resource; adding it to the resources of resources/index.ts puts it to work. */
export const defineResource = <T extends RaRecord = RaRecord>(
  resource: DataResource<T>,
): DataResource<T> => ({
  ...resource,
  ...(resource.rest && { fields: describeFields(resource.fields ?? {}, resource.rest) }),
});
