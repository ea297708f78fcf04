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

/** `'valor'`, or `{ valor: … }` with what the place says about it. */
type Named<Name extends string, Value> = Name | { readonly [N in Name]?: Value };

type Places<Name extends string> = Name | readonly Name[];

type FieldsOf<C> = C extends { fields: infer F } ? F : Record<never, never>;

type NameOf<C, Own> = 'id' | ((keyof FieldsOf<C> | keyof Own) & string);

type Filtered<F> = { [N in keyof F]: F[N] extends { filter: true } ? N : never }[keyof F];

type FilterOf<C, Own> = 'q' | ((Filtered<FieldsOf<C>> | keyof Own) & string);

type EstadoOf<C> =
  FieldsOf<C> extends { estado: { write: { _zod: { output: infer E } } } } ? E & string : string;

// biome-ignore lint/suspicious/noExplicitAny: only the section knows the records of another dialect
type RecordIn<C> = C extends { record: { _zod: { output: infer R } } } ? R : any;

/** What list, filters, form and card show. The names are those of the contract: others do not compile. */
interface Views<C, Own> {
  /** Columns; `{ nombre: 'Promotor' }` has a heading that is not the label. All fields by default. */
  list?: readonly Named<NameOf<C, Own>, string>[];
  /** `{ estado: 'A' }` starts with a value. A day starts with the last 30 days, `{ fecha: '' }` with all. */
  filters?: readonly Named<FilterOf<C, Own>, string>[];
  /** Inputs; `{ cuotas: 1 }` starts with a value. By default all fields that the API does not set. */
  form?: readonly Named<NameOf<C, Own>, string | number | boolean>[];
  /** A phone's card: its heading, the amounts beside it, what stands with the buttons. */
  card?: Readonly<Partial<Record<'title' | 'value' | 'action', Places<NameOf<C, Own>>>>>;
  /** What a read-only record shows. Columns and inputs by default. */
  facts?: readonly NameOf<C, Own>[];
  /** After a save, the next record starts with the same values. */
  keeps?: readonly NameOf<C, Own>[];
  /** Of the estados; an estado without one is grey. */
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
}
