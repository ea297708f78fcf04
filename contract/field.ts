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
  opcional,
  PorcentajeEscrito,
  Texto,
} from './common';
import type { ReferenceTo } from './references';

type Schema = z.ZodMiniType;

/** src/ui/fields/kinds.tsx says how each is shown, typed, exported and imported. */
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

export type Words<Value extends string = string> = Readonly<Record<Value, string>>;

export interface Estado {
  label: string;
  /** The field with the reason for this estado. */
  reason?: string;
  /** The refusal if the reason is missing; false allows that. */
  refusal?: string | false;
  /** Its money counts in no sum. */
  counts?: false;
}

export interface FieldOptions {
  optional?: true;
  byApi?: true;
  /** Computed from the stored row instead of being a column; money in cents. */
  computed?: (row: Readonly<Record<string, number>>) => number;
  /** Names the owner of the record; a text such as 'de origen' replaces 'del gasto' in refusals. */
  owner?: true | string;
  /** The named administrador sees the record too. */
  seenBy?: true;
  /** The refusal of a second record with this value. The index is named {section}_{field}. */
  unique?: string;
  /** Ends in a number: a new record is offered the next free one. */
  series?: true;
  /** A list is filtered by it; by a day as a range. */
  filter?: true;
  /** Searched by `q`; a reference by the names of its records. */
  search?: true;
  /** By default a list can be sorted by every field but pictures and computed ones. */
  sort?: boolean;
  /** A text of digits, ordered by its number, then by its length. */
  byNumber?: true;
  /** Lists answer the sum over all pages. */
  sum?: true;
  /** The error of an empty required field. */
  missing?: string;
  /** Not after today. A new record starts with today. */
  past?: true;
  /** In characters; 500 by default. */
  longest?: number;
  /** Replaces the schema of the kind. */
  write?: Schema;
}

/** `read` parses an answer, `write` a request. */
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

export const isPictures = (field: Pick<Field, 'kind'> | undefined): boolean => field?.kind === 'pictures';

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

type Written = z.ZodMiniType<string, string | null | undefined>;

const textOf = ({ optional, byApi, longest }: FieldOptions) =>
  (optional || byApi ? opcional(longest) : obligatorio(longest ?? 500)) as Written;

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

export const id = (label = 'Id') => declare('id', label, { read: Id, write: Id }, { byApi: true } as const);

export const text = builder('text', Texto, textOf);

export const note = builder('note', Texto, textOf);

export const day = builder('day', FechaLeida, ({ past }) => (past ? FechaPasada : Fecha));

export const time = builder('time', Texto, () => Hora);

/** Hundredths of a percent in the database, a text of two decimals on the wire. */
export const percent = builder('percent', Texto, () => PorcentajeEscrito);

/** Integer cents in the database and in the browser, decimal dollars on the wire. */
export const money = builder('money', Dinero, () => DineroPositivo);

/** Somebody's name, as another dialect sends it. */
export const person = builder('person', Texto, textOf);

export const pictures = builder('pictures', Texto, () => Archivos);

export const instant = builder('instant', Texto, () => z.string(), { byApi: true, sort: false });

export const boolean = builder('boolean', z.catch(z.boolean(), false), () => z._default(z.boolean(), false));

interface Bounds {
  min?: number;
  max?: number;
  refusal?: string;
}

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

export const choice = <const Value extends string, const O extends FieldOptions = NoOptions>(
  label: string,
  words: Words<Value>,
  options: O = {} as O,
) =>
  declare('choice', label, { read: Texto, write: z.enum(valuesOf(words), options.missing) }, {
    words,
    ...options,
  } as { words: Words<Value> } & O);

/** A new record has the first one. */
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
    filter: true,
    ...options,
  } as unknown as { words: Words<Value>; filter: true } & O);
};

export const anulable = {
  estado: estados({
    A: { label: 'Vigente' },
    X: { label: 'Anulado', reason: 'motivo_anulacion', counts: false },
  }),
  motivo_anulacion: note('Motivo de la anulación', {
    optional: true,
    missing: 'Escriba el motivo de la anulación',
    sort: false,
  }),
};

export const sino = { S: 'Sí', N: 'No' } as const;

export const habilitado = { A: 'Sí', I: 'No' } as const;

export const enabled = choice('Habilitado', habilitado, { filter: true });

/** An id whose record comes with the row: `fk_usuario: 7, usuario: { id: 7, … }`. */
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

/** The owner. Only a superadministrador chooses; others have only their own records. */
export const administrador = <const O extends FieldOptions = NoOptions>(options: O = {} as O) =>
  reference('usuario', 'Administrador', {
    owner: true,
    filter: true,
    missing: 'Elija un administrador',
    ...options,
  } as { owner: true; filter: true } & O);
