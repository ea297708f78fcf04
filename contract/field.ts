import * as z from 'zod/mini';
import {
  Archivos,
  Conteo,
  Dinero,
  DineroPositivo,
  Fecha,
  FechaLeida,
  FechaPasada,
  Hora,
  Id,
  OptionalId,
  obligatorio,
  PorcentajeEscrito,
  Texto,
  TextoEscrito,
} from './common';
import type { ReferenceTo } from './references';
import { ofAllOwners } from './roles';

type Schema = z.ZodMiniType;

/** The kinds of fields; src/ui/fields/kinds.tsx says how each is shown, typed, exported and imported. */
export type KindName =
  | 'id'
  | 'text'
  | 'note'
  | 'day'
  | 'instant'
  | 'time'
  | 'number'
  | 'percent'
  | 'money'
  | 'choice'
  | 'boolean'
  | 'reference'
  | 'person'
  | 'pictures';

/** By value, the word that people read for it. */
export type Words<Value extends string = string> = Readonly<Record<Value, string>>;

export type Color = 'success' | 'error' | 'warning' | 'info';

/** One estado of a section's records. */
export interface Estado {
  label: string;
  color?: Color;
  /** The field that says why a record is in it. */
  reason?: string;
  /** The text of the refusal without a reason; false: the reason may be missing. */
  refusal?: string | false;
  /** Its money is in no sum. */
  counts?: false;
}

/** Options of a field, the same for every kind. */
export interface FieldOptions {
  /** May be empty. */
  optional?: true;
  /** Set by the API alone. */
  byApi?: true;
  /** Computed from the stored row instead of being a column; money in cents. */
  computed?: (row: Readonly<Record<string, number>>) => number;
  /** The administrador whose record it is; a text such as 'de origen' replaces 'del gasto' in refusals. */
  owner?: true | string;
  /** The administrador that it names sees the record too. */
  seenBy?: true;
  /** Each value once; the text of the refusal. The index is named {section}_{field}. */
  unique?: string;
  /** A filter of the list: of a day its range. 'hidden': the API takes it, the generated list does not offer it. */
  filter?: true | 'alwaysOn' | 'hidden' | { defaultValue: string };
  /** Searched by `q`; of a reference, the names of the records that it names. */
  search?: true;
  /** By default a list can be sorted by its columns, but not by pictures or computed fields. */
  sort?: boolean;
  /** A list answers the sum over all its pages. */
  sum?: true;
  /** How a record is called on the card of a phone. */
  title?: true;
  /** No column of the generated list. */
  list?: false;
  /** No input of the generated form. */
  form?: false;
  /** Left out of the history. */
  history?: false;
  /** The head of its column, in place of the label. */
  heading?: string;
  /** The form's text where it is empty. */
  missing?: string;
  defaultValue?: string | number | boolean;
  /** After a save, the next record starts with the same value. */
  kept?: true;
  /** Offers records that are out of use too. */
  withInactive?: true;
  /** A fixed number of digits: a spreadsheet drops leading zeros. */
  digits?: number;
  inputMode?: 'numeric' | 'tel';
  /** The roles that see its column; all by default. */
  access?: readonly string[];
  /** Happened already: no later than today, with which a new record starts. */
  past?: true;
  /** Of a text, in place of 500. */
  longest?: number;
  /** In place of the schema of its kind. */
  write?: Schema;
}

/** A field of a section: its one label, its kind, how an answer is read and how a request writes it. */
export interface Field<Read extends Schema = Schema, Write extends Schema = Schema> extends FieldOptions {
  kind: KindName;
  label: string;
  read: Read;
  write: Write;
  words?: Words;
  estados?: Readonly<Record<string, Estado>>;
  reference?: ReferenceTo;
}

export type Fields = Readonly<Record<string, Field>>;

const declare = <const K extends KindName, Read extends Schema, Write extends Schema, Options extends object>(
  kind: K,
  label: string,
  schemas: { read: Read; write: Write },
  options: Options,
) =>
  ({ kind, label, ...schemas, ...options }) as { kind: K } & Field<
    Read,
    Options extends { write: infer Own extends Schema } ? Own : Write
  > &
    Omit<Options, 'write'>;

/** A text as a form sends it: an emptied one is null. */
type Written = z.ZodMiniType<string, string | null | undefined>;

const textOf = ({ optional, byApi, longest = 500 }: FieldOptions) =>
  (optional || byApi ? TextoEscrito : obligatorio(longest)) as Written;

interface NoOptions extends FieldOptions {}

const builder =
  <const K extends KindName, Read extends Schema, Write extends Schema, const Usual extends FieldOptions>(
    kind: K,
    read: Read,
    writeOf: (options: FieldOptions) => Write,
    usual: Usual = {} as Usual,
  ) =>
  <const O extends FieldOptions = NoOptions>(label: string, options: O = {} as O) =>
    declare(kind, label, { read, write: writeOf(options) }, { ...usual, ...options } as Usual & O);

export const id = (label = 'Id') =>
  declare('id', label, { read: Id, write: Id }, { byApi: true, form: false } as const);

export const text = builder('text', Texto, textOf);

/** A text of several lines. */
export const note = builder('note', Texto, textOf);

/** `YYYY-MM-DD` */
export const day = builder('day', FechaLeida, ({ past }) => (past ? FechaPasada : Fecha));

/** `HH:mm` */
export const time = builder('time', Texto, () => Hora);

/** Hundredths of a percent in the database, a text of two decimals on the wire. */
export const percent = builder('percent', Texto, () => PorcentajeEscrito);

/** Integer cents in the database and in the browser, decimal dollars on the wire. */
export const money = builder('money', Dinero, () => DineroPositivo);

/** Paths of pictures, joined by commas. */
export const pictures = builder('pictures', Texto, () => Archivos);

/** A moment, shown in the time of Guayaquil; only the API writes it. */
export const instant = builder('instant', Texto, () => z.string(), { byApi: true, list: false, form: false });

/** Sí or No; what a request leaves out is No. */
export const boolean = builder('boolean', z.catch(z.boolean(), false), () => z._default(z.boolean(), false), {
  defaultValue: false,
});

interface Bounds {
  min?: number;
  max?: number;
  /** The text for a number out of bounds. */
  refusal?: string;
}

/** A whole number. */
export const number = <const O extends FieldOptions & Bounds = NoOptions>(
  label: string,
  options: O = {} as O,
) => {
  const { min = 0, max = 1_000_000, refusal }: Bounds = options;
  const write = z.int(refusal).check(z.minimum(min, refusal), z.maximum(max, refusal));

  return declare('number', label, { read: z.catch(Conteo, 0), write }, options);
};

export const valuesOf = <Value extends string>(words: Words<Value>) =>
  Object.keys(words) as [Value, ...Value[]];

/** One of the values that have a word. */
export const choice = <const Value extends string, const O extends FieldOptions = NoOptions>(
  label: string,
  words: Words<Value>,
  options: O = {} as O,
) =>
  declare('choice', label, { read: Texto, write: z.enum(valuesOf(words), options.missing) }, {
    words,
    ...options,
  } as { words: Words<Value> } & O);

/** The estados of a record; a new one is in the first. */
export const estados = <const Value extends string, const O extends FieldOptions = NoOptions>(
  known: Readonly<Record<Value, Estado>>,
  options: O = {} as O,
) => {
  const words = Object.fromEntries(
    Object.entries<Estado>(known).map(([value, { label }]) => [value, label]),
  ) as Words<Value>;
  const values = valuesOf(words);
  const [first] = values;

  return declare('choice', 'Estado', { read: Texto, write: z._default(z.enum(values), first as never) }, {
    words,
    estados: known,
    form: false,
    defaultValue: first,
    filter: true,
    ...options,
  } as unknown as { words: Words<Value>; form: false } & O);
};

/** The fields of a record that is annulled instead of deleted; lists begin with those in force. */
export const anulable = {
  estado: estados(
    {
      A: { label: 'Vigente' },
      X: { label: 'Anulado', color: 'error', reason: 'motivo_anulacion', counts: false },
    },
    { list: false, sort: true, filter: { defaultValue: 'A' } },
  ),
  motivo_anulacion: note('Motivo de la anulación', {
    optional: true,
    list: false,
    form: false,
    defaultValue: '',
  }),
};

export const sino = { S: 'Sí', N: 'No' } as const;

export const habilitado = { A: 'Sí', I: 'No' } as const;

export const enabled = choice('Habilitado', habilitado, { defaultValue: 'A', filter: true });

/** The id of a record of another section, whose name comes with the row: `fk_usuario: 7, usuario: { id: 7, … }`. */
export const reference = <const To extends ReferenceTo, const O extends FieldOptions = NoOptions>(
  to: To,
  label: string,
  options: O = {} as O,
) => {
  const write: Schema = options.owner || options.optional ? z.optional(OptionalId) : Id;
  const read = z.catch(OptionalId, null);

  return { kind: 'reference', label, read, write, reference: to, ...options } as unknown as {
    kind: 'reference';
    reference: To;
  } & Field<typeof read, ReferenceWrite<O>> &
    O;
};

type ReferenceWrite<O> = O extends { owner: true | string } | { optional: true }
  ? z.ZodMiniOptional<typeof OptionalId>
  : typeof Id;

/** The administrador whose record it is: a superadministrador chooses, everybody else has own records only. */
export const administrador = <const O extends FieldOptions = NoOptions>(options: O = {} as O) =>
  reference('usuario', 'Administrador', {
    owner: true,
    filter: true,
    missing: 'Elija un administrador',
    access: ofAllOwners,
    ...options,
  } as { owner: true } & O);
