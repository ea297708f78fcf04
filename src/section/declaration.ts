import type { RaRecord, SortPayload } from 'ra-core';
import type { Fields } from '../../contract/field';
import type { Color, Looks } from './field';

/** As one of the choices of an input. */
export interface AsChoice {
  /** Roles that choose one; all by default. */
  roles?: readonly string[];
  label?(record: RaRecord): string;
  sort?: SortPayload;
  filter?: Readonly<Record<string, unknown>>;
  /** An input of this name narrows the choices to records with its value. */
  narrowedBy?: string;
}

/** A field by its name, or `{ name: … }` with a setting for this view. */
type Named<Name extends string, Value> = Name | { readonly [N in Name]?: Value };

type OneOrMore<Name extends string> = Name | readonly Name[];

type FieldsOf<C> = C extends { fields: infer F } ? F : Record<never, never>;

type NameOf<C, Own> = 'id' | ((keyof FieldsOf<C> | keyof Own) & string);

type Filtered<F> = { [N in keyof F]: F[N] extends { filter: true } ? N : never }[keyof F];

type FilterOf<C, Own> = 'q' | ((Filtered<FieldsOf<C>> | keyof Own) & string);

type EstadoOf<C> =
  FieldsOf<C> extends { estado: { write: { _zod: { output: infer E } } } } ? E & string : string;

// biome-ignore lint/suspicious/noExplicitAny: only the section knows the records of another dialect
type RecordIn<C> = C extends { record: { _zod: { output: infer R } } } ? R : any;

/** The fields that list, filters, form and card show. A name that the contract lacks does not compile. */
interface Views<C, Own> {
  /** Columns; `{ nombre: 'Promotor' }` has a heading that is not the label. All fields by default. */
  list?: readonly Named<NameOf<C, Own>, string>[];
  /** `{ estado: 'A' }` starts with a value. A day starts with the last 30 days, `{ fecha: '' }` with all. */
  filters?: readonly Named<FilterOf<C, Own>, string>[];
  /** Inputs; `{ cuotas: 1 }` starts with a value. By default all fields that the API does not set. */
  form?: readonly Named<NameOf<C, Own>, string | number | boolean>[];
  /** A phone's card: its heading, the amounts beside it, what stands with the buttons. */
  card?: Readonly<Partial<Record<'title' | 'value' | 'action', OneOrMore<NameOf<C, Own>>>>>;
  /** The fields of a read-only record. By default its columns and inputs. */
  facts?: readonly NameOf<C, Own>[];
  /** A bar in the head of a record: how much of an amount is paid. */
  paidOff?: Readonly<Record<'paid' | 'of', NameOf<C, Own>>>;
  /** After a save, the next record starts with the same values. */
  keeps?: readonly NameOf<C, Own>[];
  /** The color of each estado. An estado without a color is grey. */
  colors?: { readonly [E in EstadoOf<C>]?: Color };
  fields?: { readonly [N in NameOf<C, Own>]?: Looks };
}

/** How a resource looks. */
export interface Declaration<C, Own = Record<never, never>> extends Views<C, NoInfer<Own>> {
  label?: string;
  /** Fields beyond those of the contract: for a filter, the history, or another dialect. */
  own?: Own & Fields;
  /** If 'Gasto 12' is not enough. */
  recordRepresentation?(record: RecordIn<C>): string;
  asChoice?: Omit<AsChoice, 'label'> & { label?(record: RecordIn<C>): string };
  history?: false;
  isComputed?: true;
}
