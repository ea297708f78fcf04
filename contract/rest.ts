import * as z from 'zod/mini';
import { type Call, defineCall } from './call';
import { Conteo, Id, OptionalId, opcional, Texto } from './common';
import {
  estadosOf,
  filtersOf,
  isSortable,
  namesOf,
  type Refusal,
  readShape,
  refusalChecks,
  requireConsistent,
  uniqueOf,
  writeShape,
} from './derive';
import { type Fields, id, type Words } from './field';
import { type HistoryCall, historyCall } from './historial';
import { type refs, UsuarioRef } from './references';
import type { Rol } from './roles';

type Schema = z.ZodMiniType;
type Shape = Readonly<Record<string, Schema>>;
type Values = Readonly<Record<string, unknown>>;

/** Decimal dollars by column, `{"valor":"1234.50"}`, or by column and group: `{"valor":{"RECIBIR":"1.00"}}`. */
export const SUMS_HEADER = 'X-Sums';

/** How many records of which estado the sums leave out: `{"B":6}`. */
export const LEFT_HEADER = 'X-Left-Out';

/** Number of records by value of `countBy`: `{"PENDIENTE":3}`. */
export const COUNTS_HEADER = 'X-Counts';

const ESTADOS_ANULADOS = ['X', 'ANULADO'] as const;

export const isAnnulled = (record: object): boolean =>
  'estado' in record && ESTADOS_ANULADOS.some((estado) => estado === record.estado);

/** Why the record is locked, and the nomina that can reopen its week. */
const SemanaCerrada = z.object({ aviso: Texto, fk_nomina: z.catch(OptionalId, null) });

/** Set by the API. A change sends `version` back. */
export const Registro = {
  estado: Texto,
  fk_usuario_creacion: z.catch(OptionalId, null),
  fk_usuario_actualizacion: z.catch(OptionalId, null),
  fecha_creacion: Texto,
  fecha_actualizacion: Texto,
  /** Who changed it last. Only with one record, and not from every host. */
  usuario_actualizacion: z.catch(z.nullable(UsuarioRef), null),
  version: z.catch(Conteo, 0),
  /** Only with one record, and not from every host. */
  anulado_por: z.catch(z.nullable(UsuarioRef), null),
  semana_cerrada: z.catch(z.nullable(SemanaCerrada), null),
};

const Row = z.looseObject({ id: Id });
type RowSchema = typeof Row;

export interface Imports {
  /** Fields that identify a record, besides its id. */
  key: readonly string[];
}

interface Options<Name extends string, F extends Fields, Read extends Shape, Write extends Shape> {
  name: Name;
  /** One record with its article: 'el gasto'. */
  singular: string;
  /** Roles that open the section and read whole records. */
  readers: readonly Rol[];
  /** They change records. The others only read them. */
  writers: readonly Rol[];
  /** `writers` by default. */
  creators?: readonly Rol[];
  /** They choose records in other sections and read only `short`. */
  choosers?: readonly Rol[];
  short?: readonly (keyof F & string)[];
  /** Order of the list and of the form. */
  fields: F;
  /** More keys of answers and requests, such as lines. */
  also?: { read?: Read; write?: Write };
  /** The fields of the lines, by key; their money is converted too. */
  lines?: Readonly<Record<string, Fields>>;
  refusals?: readonly Refusal<InputOf<NoInfer<F>, NoInfer<Write>>>[];
  /** No field has `owner`. */
  isShared?: boolean;
  /** Filters that the API implements itself. */
  filters?: Shape;
  /** The order of a list without a fecha. */
  sortedBy?: keyof F & string;
  /** By the name of the index, without the section's. */
  unique?: Readonly<Record<string, { fields: readonly (keyof F & string)[]; text: string }>>;
  /** Lists answer the number of records by value of this column (X-Counts). */
  countBy?: keyof F & string;
  /** Groups whose sums may not be added: a list answers one sum for each. */
  apart?: Words;
  /** A record with the same values may be the same one, entered twice: a form asks, and an import says so. */
  alike?: readonly (keyof F & string)[];
  /** The `valor` of a record is unusual beside those with the same values (contract/dudas.ts). */
  comparedBy?: readonly (keyof F & string)[];
  /** Further fields that tell what the `valor` belongs to, and so how large it may be. */
  boundBy?: readonly (keyof F & string)[];
  imports?: Imports;
}

type Nested<F extends Fields> = {
  [N in keyof F as F[N] extends { reference: keyof typeof refs }
    ? N extends `fk_${infer Name}`
      ? Name
      : never
    : never]: F[N] extends { reference: infer To extends keyof typeof refs }
    ? z.ZodMiniCatch<z.ZodMiniNullable<(typeof refs)[To]>>
    : never;
};

type RecordShape<F extends Fields, Read extends Shape> = { id: typeof Id } & typeof Registro & {
    [N in keyof F]: F[N]['read'];
  } & Nested<F> &
  Read;

type InputShape<F extends Fields, Write extends Shape> = {
  [N in keyof F as F[N] extends { byApi: true } ? never : N]: F[N]['write'];
} & Write;

type InputOf<F extends Fields, Write extends Shape> = z.output<z.ZodMiniObject<InputShape<F, Write>>>;

/** Simple REST: GET a list and one, POST, PUT; no DELETE. */
export interface RestSection<
  Name extends string = string,
  F extends Fields = Fields,
  // biome-ignore lint/suspicious/noExplicitAny: sections of every shape stand in one list
  Read extends Shape = any,
  // biome-ignore lint/suspicious/noExplicitAny: the same for what they take
  Write extends Shape = any,
> {
  name: Name;
  singular: string;
  readers: readonly Rol[];
  writers: readonly Rol[];
  creators: readonly Rol[];
  choosers: readonly Rol[];
  short: readonly string[];
  fields: F;
  record: z.ZodMiniObject<RecordShape<F, Read>>;
  /** Other keys are ignored. */
  input: z.ZodMiniObject<InputShape<F, Write>>;
  filters: Shape;
  sort: readonly string[];
  sums: readonly string[];
  uncounted: readonly string[];
  unique: Readonly<Record<string, { fields: readonly string[]; text: string }>>;
  countBy: string;
  lines?: Readonly<Record<string, Fields>>;
  apart?: Words;
  alike?: readonly string[];
  comparedBy?: readonly string[];
  boundBy?: readonly string[];
  imports?: Imports;
  calls: {
    list: Call<undefined, z.ZodMiniArray<RowSchema>>;
    /** The ids of the whole list, in its order. Only our own API. */
    ids: Call<undefined, z.ZodMiniArray<typeof Id>>;
    one: Call<undefined, RowSchema>;
    create: Call<z.ZodMiniType<Values>, RowSchema>;
    update: Call<z.ZodMiniType<Values & { version: number; estado: string }>, RowSchema>;
    history: HistoryCall;
  };
}

export type RecordOf<S extends Pick<RestSection, 'record'>> = z.output<S['record']>;

export const defineRest = <
  const Name extends string,
  F extends Fields,
  Read extends Shape = Record<never, Schema>,
  Write extends Shape = Record<never, Schema>,
>({
  choosers = [],
  short = [],
  also = {},
  refusals = [],
  isShared = false,
  filters = {},
  sortedBy,
  unique = {},
  countBy = '',
  ...options
}: Options<Name, F, Read, Write>): RestSection<Name, F, Read, Write> => {
  const { name, readers, writers, creators = writers } = options;
  const fields: F = { id: id(), ...options.fields };
  requireConsistent(name, fields, isShared);
  const path = `/api/${name}`;
  const reading = [...new Set([...readers, ...choosers])];
  const sort = namesOf(fields, isSortable);
  const input = z
    .object({
      ...writeShape(fields),
      ...also.write,
      ...(options.comparedBy && { motivo_duda: z.optional(opcional()) }),
    })
    .check(...refusalChecks(fields, refusals)) as unknown as z.ZodMiniObject<InputShape<F, Write>>;

  return {
    ...options,
    fields,
    creators,
    choosers,
    short,
    countBy,
    input,
    record: z.object({ ...readShape(fields), ...also.read, ...Registro }) as never,
    filters: { ...filtersOf(fields), ...(options.imports && { importacion: Id }), ...filters },
    sort: sortedBy ? [...new Set([sortedBy, ...sort])] : sort,
    sums: namesOf(fields, ({ sum }) => sum === true),
    uncounted: estadosOf(fields).flatMap(([value, { counts }]) => (counts === false ? [value] : [])),
    unique: { ...uniqueOf(fields), ...unique },
    calls: {
      list: defineCall('GET', path, { access: reading, answer: z.array(Row) }),
      ids: defineCall('GET', `${path}/ids`, { access: reading, answer: z.array(Id) }),
      one: defineCall('GET', `${path}/{id}`, { access: reading, answer: Row }),
      create: defineCall('POST', path, {
        access: creators,
        body: input,
        answer: Row,
        creates: true,
      }),
      update: defineCall('PUT', `${path}/{id}`, {
        access: writers,
        // Required, so no default changes it.
        body: z.intersection(input, z.object({ version: Conteo, estado: z.string() })),
        answer: Row,
      }),
      history: historyCall(name, readers),
    },
  };
};
