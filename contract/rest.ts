import * as z from 'zod/mini';
import { type Call, defineCall } from './call';
import type { Columns } from './columns';
import { Conteo, Id, LONGEST_SEARCH } from './common';
import { type HistoryCall, historyCall } from './historial';
import { type Reference, referencesOf } from './references';
import type { Rol } from './roles';

type Filters = Readonly<Record<string, z.ZodMiniType>>;

/** The words in which a list is searched. */
export const Busqueda = z.string().check(z.trim(), z.maxLength(LONGEST_SEARCH));

/** Nothing is deleted: a record in the estado `X`, or another that means so, says why. */
export const annulledWithMotivo = (estado = 'X') =>
  z.refine<{ estado: string; motivo_anulacion: string }>(
    (record) => record.estado !== estado || record.motivo_anulacion !== '',
    { path: ['motivo_anulacion'], message: 'Escriba el motivo de la anulación' },
  );

/** Beside Content-Range: decimal dollars by column, as `{"valor":"1234.50"}`. */
export const SUMS_HEADER = 'X-Sums';

/** Beside them, where the section counts: how many records have which value of its column, as `{"PENDIENTE":3}`. */
export const COUNTS_HEADER = 'X-Counts';

const ESTADOS_ANULADOS = ['X', 'ANULADO'] as const;

/** Estados of a record that counts for nothing any more, annulled or refused; its money is in no sum. */
export const ESTADOS_SIN_EFECTO = [...ESTADOS_ANULADOS, 'R', 'RECHAZADO'] as const;

/** Whatever its section: a record that stays as it is, and says who annulled it and why. */
export const isAnnulled = (record: object): boolean => stands(record, ESTADOS_ANULADOS);

/** Whether its money is in a sum. */
export const isCounted = (record: object): boolean => !stands(record, ESTADOS_SIN_EFECTO);

const stands = (record: object, estados: readonly string[]): boolean =>
  'estado' in record && estados.some((estado) => estado === record.estado);

const Row = z.looseObject({ id: Id });
type RowSchema = typeof Row;

/** How the rows of a spreadsheet become records: what says that one of them is there already. */
export interface Imports {
  /** The fields that tell a record from all others; beside its id, which a file may say too. */
  key: readonly string[];
}

interface Options<Input extends object, C extends Columns = Columns> {
  /** /api/{name}: 'sorteos'. */
  name: string;
  /** Who opens the section, reads whole records and writes. */
  access: readonly Rol[];
  /** Who creates, where it is not everybody of `access`. */
  creators?: readonly Rol[];
  /** Who else reads the short view; none if left out. */
  readers?: readonly Rol[];
  /** The fields of the short view, beside the id. */
  short?: readonly string[];
  columns?: C;
  /** The record as it is read; what it names, as `usuario` beside `fk_usuario`, the API answers with each. */
  record: z.ZodMiniObject & z.ZodMiniType<{ id: number }>;
  /** A person may set these; other keys are ignored. */
  input: z.ZodMiniType<Input>;
  /** Filters of a list, beside `id`: columns, or names that the API's table explains. */
  filters: Filters;
  /** Beside `id`. */
  sort: readonly string[];
  /**
   * The money of which a list answers the sum over its whole filter, all pages, in the header X-Sums; none if left
   * out. Records in one of ESTADOS_SIN_EFECTO are left out of it, also where the filter asks for nothing else.
   */
  sums?: readonly string[];
  /**
   * The column by whose values a list answers, in the header X-Counts, how many records its filter lets through, all
   * pages, that column's own filter aside; none if left out.
   */
  countBy?: string;
  /** Its records can be imported from a spreadsheet. */
  imports?: Imports;
}

/** A section that speaks simple REST: GET a list and one, POST, PUT; no DELETE. */
export interface RestSection<Input extends object = object, C extends Columns = Columns>
  extends Required<Omit<Options<Input, C>, 'creators' | 'imports'>> {
  imports?: Imports;
  references: readonly Reference[];
  calls: {
    list: Call<undefined, z.ZodMiniArray<RowSchema>>;
    one: Call<undefined, RowSchema>;
    create: Call<z.ZodMiniType<Input>, RowSchema>;
    update: Call<z.ZodMiniType<Input & { version: number }>, RowSchema>;
    history: HistoryCall;
  };
}

/** Declares a simple REST section once, for the API, the screens and the tests. */
export const defineRest = <Input extends object, C extends Columns = Columns>({
  creators,
  readers = [],
  short = [],
  columns = {} as C,
  sums = [],
  countBy = '',
  ...options
}: Options<Input, C>): RestSection<Input, C> => {
  const { name, access, input } = options;
  const path = `/api/${name}`;
  const reading = [...new Set([...access, ...readers])];

  return {
    ...options,
    readers,
    short,
    columns,
    sums,
    countBy,
    references: referencesOf(options.record),
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
