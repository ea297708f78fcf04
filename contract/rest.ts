import * as z from 'zod/mini';
import { type Call, defineCall } from './call';
import { Conteo, Id, OptionalId, Texto } from './common';
import {
  estadosOf,
  filtersOf,
  isSortable,
  namesOf,
  type Refusal,
  readShape,
  refusalsOf,
  requireConsistent,
  uniqueOf,
  writeShape,
} from './derive';
import { type Fields, id } from './field';
import { type HistoryCall, historyCall } from './historial';
import { type refs, UsuarioRef } from './references';
import type { Rol } from './roles';

type Schema = z.ZodMiniType;
type Shape = Readonly<Record<string, Schema>>;
type Values = Readonly<Record<string, unknown>>;

/** Beside Content-Range: decimal dollars by column, as `{"valor":"1234.50"}`. */
export const SUMS_HEADER = 'X-Sums';

/** Beside them, where the section counts: how many records have which value of its column, as `{"PENDIENTE":3}`. */
export const COUNTS_HEADER = 'X-Counts';

const ESTADOS_ANULADOS = ['X', 'ANULADO'] as const;

/** Whatever its section: a record that stays as it is, and says who annulled it and why. */
export const isAnnulled = (record: object): boolean =>
  'estado' in record && ESTADOS_ANULADOS.some((estado) => estado === record.estado);

/** A week that keeps a record from being changed: the text that says so, and the nomina in whose sheet it is reopened. */
const SemanaCerrada = z.object({ aviso: Texto, fk_nomina: z.catch(OptionalId, null) });

/** The API sets these on every record, whatever a request says; `version` goes back with a change. */
export const Registro = {
  estado: Texto,
  fk_usuario_creacion: z.catch(OptionalId, null),
  fk_usuario_actualizacion: z.catch(OptionalId, null),
  fecha_creacion: Texto,
  fecha_actualizacion: Texto,
  version: z.catch(Conteo, 0),
  /** With one record, not with a list, and not of every host: who annulled it, or why it takes no change. */
  anulado_por: z.catch(z.nullable(UsuarioRef), null),
  semana_cerrada: z.catch(z.nullable(SemanaCerrada), null),
};

const Row = z.looseObject({ id: Id });
type RowSchema = typeof Row;

/** How the rows of a spreadsheet become records. */
export interface Imports {
  /** The fields that tell a record from all others; beside its id, which a file may say too. */
  key: readonly string[];
  /** The fields by which a row is reported as a possible duplicate. */
  alike?: readonly string[];
}

interface Options<Name extends string, F extends Fields, Read extends Shape, Write extends Shape> {
  /** /api/{name}: 'sorteos'. */
  name: Name;
  /** One record with its article: 'el gasto'. */
  singular: string;
  /** Who opens the section, reads whole records and writes. */
  access: readonly Rol[];
  /** Who creates, where it is not everybody of `access`. */
  creators?: readonly Rol[];
  /** Who else reads the short view; none if left out. */
  readers?: readonly Rol[];
  /** The fields of the short view, beside the id. */
  short?: readonly (keyof F & string)[];
  /** In the order of the list and of the form. */
  fields: F;
  /** Further keys of answers and requests, as the lines of a record. */
  also?: { read?: Read; write?: Write };
  /** The fields of such lines, by their key: their money travels as that of the record. */
  lines?: Readonly<Record<string, Fields>>;
  refusals?: readonly Refusal<InputOf<NoInfer<F>, NoInfer<Write>>>[];
  /** Everybody's records: no field has `owner`. */
  isShared?: boolean;
  /** Filters beside those of the fields, which the API explains. */
  filters?: Shape;
  /** The first column by which a list without a fecha is sorted. */
  sortedBy?: keyof F & string;
  /** Fields that are unique together, by the name of the index after the section's. */
  unique?: Readonly<Record<string, { fields: readonly (keyof F & string)[]; text: string }>>;
  /** The column by whose values a list answers, in the header X-Counts, how many records its filter lets through. */
  countBy?: keyof F & string;
  /** Its records can be imported from a spreadsheet. */
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

/** A section that speaks simple REST: GET a list and one, POST, PUT; no DELETE. */
export interface RestSection<
  Name extends string = string,
  F extends Fields = Fields,
  // biome-ignore lint/suspicious/noExplicitAny: sections of every shape stand in one list
  Read extends Shape = any,
  // biome-ignore lint/suspicious/noExplicitAny: as above
  Write extends Shape = any,
> {
  name: Name;
  singular: string;
  access: readonly Rol[];
  readers: readonly Rol[];
  short: readonly string[];
  fields: F;
  /** The record as it is read. */
  record: z.ZodMiniObject<RecordShape<F, Read>>;
  /** A person may set these; other keys are ignored. */
  input: z.ZodMiniObject<InputShape<F, Write>>;
  /** Filters of a list, beside `id`. */
  filters: Shape;
  /** Beside `id`; the first is the order of a list without a fecha. */
  sort: readonly string[];
  /** The money of which a list answers the sum over its whole filter, in the header X-Sums. */
  sums: readonly string[];
  /** Estados of records whose money is in no sum. */
  uncounted: readonly string[];
  unique: Readonly<Record<string, { fields: readonly string[]; text: string }>>;
  countBy: string;
  lines?: Readonly<Record<string, Fields>>;
  imports?: Imports;
  calls: {
    list: Call<undefined, z.ZodMiniArray<RowSchema>>;
    one: Call<undefined, RowSchema>;
    create: Call<z.ZodMiniType<Values>, RowSchema>;
    update: Call<z.ZodMiniType<Values & { version: number; estado: string }>, RowSchema>;
    history: HistoryCall;
  };
}

/** The record of a section as the browser reads it. */
export type RecordOf<S extends Pick<RestSection, 'record'>> = z.output<S['record']>;

/** Declares a simple REST section once, for the API, the screens and the tests; a contradiction throws. */
export const defineRest = <
  const Name extends string,
  F extends Fields,
  Read extends Shape = Record<never, Schema>,
  Write extends Shape = Record<never, Schema>,
>({
  creators,
  readers = [],
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
  const { name, access } = options;
  const fields: F = { id: id(), ...options.fields };
  requireConsistent(name, fields, isShared);
  const path = `/api/${name}`;
  const reading = [...new Set([...access, ...readers])];
  const sort = namesOf(fields, isSortable);
  const input = z
    .object({ ...writeShape(fields), ...also.write })
    .check(...refusalsOf(fields, refusals)) as unknown as z.ZodMiniObject<InputShape<F, Write>>;

  return {
    ...options,
    ...{ fields, readers, short, countBy, input },
    record: z.object({ ...readShape(fields), ...also.read, ...Registro }) as never,
    filters: { ...filtersOf(fields), ...filters },
    sort: sortedBy ? [...new Set([sortedBy, ...sort])] : sort,
    sums: namesOf(fields, ({ sum }) => sum === true),
    uncounted: estadosOf(fields).flatMap(([value, { counts }]) => (counts === false ? [value] : [])),
    unique: { ...uniqueOf(fields), ...unique },
    calls: {
      list: defineCall('GET', path, { access: reading, answer: z.array(Row) }),
      one: defineCall('GET', `${path}/{id}`, { access: reading, answer: Row }),
      create: defineCall('POST', path, {
        access: creators ?? access,
        body: input,
        answer: Row,
        creates: true,
      }),
      update: defineCall('PUT', `${path}/{id}`, {
        access,
        // The estado is said, so that no default changes it.
        body: z.intersection(input, z.object({ version: Conteo, estado: z.string() })),
        answer: Row,
      }),
      history: historyCall(name, access),
    },
  };
};
