import * as z from 'zod/mini';
import { countText, Id } from '../../contract/common';
import type { RestSection } from '../../contract/rest';
import { hasNul } from '../http/body';
import { ApiError } from '../http/errors';

export interface ListQuery {
  field: string;
  direction: 'asc' | 'desc';
  from: number;
  to: number;
  ids: number[] | undefined;
  filters: [string, unknown][];
}

interface Readable {
  filters: RestSection['filters'];
  sort: readonly string[];
}

/** Refuses a filter or a column that the section does not declare. */
export const readListQuery = (
  { sort, range, filter }: Record<string, string>,
  { filters, sort: sortable }: Readable,
): ListQuery => {
  const [field, order] = read(Sort, sort ?? '["id","ASC"]', 'El orden no es válido');
  if (field !== 'id' && !sortable.includes(field))
    throw new ApiError(400, 'No se puede ordenar por ese dato');

  const [from, to] = read(Range, range ?? `[0,${MOST - 1}]`, 'El rango no es válido');
  if (to < from) throw new ApiError(400, 'El rango no es válido');
  if (to - from >= MOST) throw new ApiError(400, `Se pueden pedir ${countText(MOST)} registros como máximo`);

  const { id, ...asked } = read(Filter, filter ?? '{}', 'El filtro no es válido');

  return {
    field,
    direction: order === 'ASC' ? 'asc' : 'desc',
    from,
    to,
    ids: isEmpty(id) ? undefined : check(Ids, Array.isArray(id) ? id : [id]),
    filters: Object.entries(asked)
      .filter(([, value]) => !isEmpty(value))
      .map(([name, value]) => [name, check(schemaOf(filters, name), value)]),
  };
};

const MOST = 1000;

const Place = z.int().check(z.nonnegative());
const Sort = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);
const Range = z.tuple([Place, Place]);
const Filter = z.record(z.string(), z.unknown());
const Ids = z.array(Id).check(z.maxLength(MOST));

/** A form sends an emptied filter as null or as an empty text. */
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

const read = <T>(schema: z.ZodMiniType<T>, text: string, refusal: string): T => {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new ApiError(400, refusal);
  }
};

const schemaOf = (filters: Readable['filters'], name: string): z.ZodMiniType => {
  const schema = Object.hasOwn(filters, name) ? filters[name] : undefined;
  if (!schema) throw new ApiError(400, 'No se puede filtrar por ese dato');

  return schema;
};

const check = <T>(schema: z.ZodMiniType<T>, value: unknown): T => {
  const { success, data } = schema.safeParse(value);
  if (!success || hasNul(data)) throw new ApiError(400, 'El filtro no es válido');

  return data;
};
