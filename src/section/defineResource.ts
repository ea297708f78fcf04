import type { RaRecord } from 'ra-core';
import type { Fields } from '../../contract/field';
import type { RestSection } from '../../contract/rest';
import type { Dialect } from '../dataProvider';
import type { AsChoice, Declaration } from './declaration';
import { describeField, type ShownField } from './field';

/** A filter of the list, and the value that it starts with; '' for none. */
export interface FilterSpec {
  source: string;
  value?: string;
}

export interface DataResource {
  /** Also its i18n key and /api/{name}. */
  name: string;
  label?: string;
  /** With its article: 'el gasto', 'la venta'. */
  singular?: string;
  fields: Readonly<Record<string, ShownField>>;
  /** The columns of its list, the inputs of its form and its filters, in their order. */
  list: readonly string[];
  form: readonly string[];
  filters: readonly FilterSpec[];
  facts: readonly string[];
  /** How much of an amount is paid. */
  paidOff?: Readonly<Record<'paid' | 'of', string>>;
  /** After a save, the next record starts with the same values. */
  keeps: readonly string[];
  /** If 'Gasto 12' is not enough. */
  recordRepresentation?(record: RaRecord): string;
  asChoice?: AsChoice;
  rest?: RestSection;
  /** Filters that the host lacks; `q` is the search. */
  unserved?: readonly string[];
  history?: false;
  /** Computed from many sections: what it shows is read again after a change in any of them. */
  isComputed?: true;
  /** Set if the host speaks another dialect. */
  provider?: Dialect;
}

/** A simple REST section, or the name of a resource that speaks another dialect. */
export type Contract = RestSection | { name: string; singular?: string; calls?: undefined };

/** Data without screens takes effect once it is listed in resources/index.ts. */
export const defineResource = <C extends Contract, const Own extends Fields = Record<never, never>>(
  contract: C,
  declaration: Declaration<C, Own> = {},
): DataResource => {
  const given: Contract = contract;
  const rest = given.calls && given;
  const { label, recordRepresentation, asChoice, history, isComputed, ...views } = declaration;

  return {
    name: given.name,
    singular: given.singular,
    rest,
    label,
    recordRepresentation,
    asChoice,
    history,
    isComputed,
    ...viewsOf(rest, views),
  };
};

type Views = Declaration<{ fields: Fields }, Fields>;

const viewsOf = (rest: RestSection | undefined, { own, fields: looks = {}, colors, ...views }: Views) => {
  const declared = { ...own, ...rest?.fields };
  const described = mapValues(declared, (field) => describeField(field, colors));
  const columns = pairsOf(views.list ?? Object.keys(declared));
  const inputs = pairsOf(views.form ?? Object.keys(described).filter((name) => !described[name]?.byApi));
  const headings = Object.fromEntries(columns);
  const defaults = Object.fromEntries(inputs);
  const filters = pairsOf(views.filters ?? []).map(([source, value]) => ({ source, value }));
  requireServed(rest, own, filters);
  requireListed(views.card, columns);

  return {
    fields: mapValues(described, (field, name) => ({
      ...field,
      heading: headings[name],
      defaultValue: defaults[name] ?? field.defaultValue,
      card: cardPartOf(name, field, views.card),
      ...looks[name],
    })),
    list: columns.map(([source]) => source),
    form: inputs.map(([source]) => source),
    facts: views.facts ?? factsOf(Object.keys(declared), columns, inputs),
    paidOff: views.paidOff,
    filters,
    keeps: views.keeps ?? [],
  };
};

/** The title shows the id, the notice the motivo. */
const ELSEWHERE = ['id', 'motivo_anulacion'];

const factsOf = (names: readonly string[], ...shown: readonly (readonly [string, unknown])[][]) =>
  names.filter((name) => !ELSEWHERE.includes(name) && shown.flat().some(([source]) => source === name));

/** `['id', { nombre: 'Promotor' }]` → `[['id', undefined], ['nombre', 'Promotor']]` */
const pairsOf = <V>(named: readonly (string | { readonly [name: string]: V | undefined })[]) =>
  named.flatMap((one): [string, V | undefined][] =>
    typeof one === 'string' ? [[one, undefined]] : Object.entries(one),
  );

const mapValues = <A, B>(values: Readonly<Record<string, A>>, change: (value: A, name: string) => B) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));

/** With a card, the other amounts are lines with a label. */
const cardPartOf = (name: string, { kind }: ShownField, card: Views['card']): ShownField['card'] => {
  const part = (['title', 'value', 'action'] as const).find((one) => [card?.[one]].flat().includes(name));

  return part ?? (card?.value && kind === 'money' ? 'detail' : undefined);
};

/** A phone's card, and the last records beside a form, show columns of the list. */
const requireListed = (
  { title, value }: NonNullable<Views['card']> = {},
  columns: readonly [string, unknown][],
) => {
  const wrong = [title, value].flat().find((one) => one && !columns.some(([source]) => source === one));
  if (wrong) throw new Error(`The card names ${wrong}, which is no column of the list`);
};

/** The API must serve each filter. It serves a filter by a day as a range. */
const requireServed = (rest: RestSection | undefined, own: Fields = {}, filters: readonly FilterSpec[]) => {
  const wrong = filters.find(
    ({ source }) => rest && ![source, `${source}_gte`].some((name) => name in rest.filters || name in own),
  );
  if (wrong) throw new Error(`Section ${rest?.name}: the contract has no filter ${wrong.source}`);
};
