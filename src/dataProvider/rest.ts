import type { GetOneParams, RaRecord, UpdateParams } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import * as z from 'zod/mini';
import { dollarsToCents, Id } from '../../contract/common';
import { toWire } from '../../contract/derive';
import { alikeCall } from '../../contract/parecidos';
import { COUNTS_HEADER, LEFT_HEADER, type RestSection, SUMS_HEADER } from '../../contract/rest';
import type { Http } from '../http/http';
import { GENERIC_ERROR, HttpError } from '../http/httpError';
import type { ResourceProvider } from './ResourceProvider';

/** ra-data-simple-rest, parsed by the contract. The `meta` of a list holds `sums` (cents), or `apart` with the sums of each group, `left` and `counts`. */
export const restProvider = (
  section: RestSection,
  { fetchJson }: Pick<Http, 'fetchJson'>,
): ResourceProvider => {
  const { name, fields, lines } = section;
  const rest = simpleRestProvider('/api', fetchJson);
  const readOne = ({ data }: { data: unknown }) => ({ data: parse(section, data) });
  const readAll = <T extends { data: unknown[] }>({ data, ...answer }: T) => ({
    ...answer,
    data: data.map((row) => parse(section, row)),
  });

  const write = <T extends { data: object }>(params: T): T => ({
    ...params,
    data: toWire(fields, { ...params.data }, lines),
  });

  const getOne = async (params: GetOneParams) => readOne(await rest.getOne(name, params));
  const update = async (params: UpdateParams) => readOne(await rest.update(name, write(params)));

  return {
    getOne,
    update,
    // Each record is checked with its own version.
    async updateMany({ ids, data, meta }) {
      for (const id of ids) {
        const { data: previousData } = await getOne({ id, meta });
        await update({ id, data: { ...previousData, ...data }, previousData, meta });
      }

      return { data: ids };
    },
    async getList(params) {
      let headers: Headers | undefined;
      // ra-data-simple-rest drops the headers of a list.
      const { getList } = simpleRestProvider('/api', async (url, options) => {
        const answer = await fetchJson(url, options);
        headers = answer.headers;

        return answer;
      });
      const answer = await getList(name, params);
      // Other hosts may send none of these.
      const [sums, left, counts] = [SUMS_HEADER, LEFT_HEADER, COUNTS_HEADER].map((header) =>
        Object(JSON.parse(headers?.get(header) ?? '{}')),
      );

      return { ...readAll(answer), meta: { ...sumsOf(sums), left, counts } };
    },
    async getIds({ sort, filter }) {
      const asked = new URLSearchParams({
        ...(sort && { sort: JSON.stringify([sort.field, sort.order]) }),
        filter: JSON.stringify(filter ?? {}),
      });
      const { json } = await fetchJson(`/api/${name}/ids?${asked}`);

      return z.array(Id).parse(json);
    },
    async getAlike({ data }) {
      const { path, method, answer } = alikeCall(section);
      const body = JSON.stringify(write({ data }).data);
      const { json } = await fetchJson(path, { method, body });
      const { parecido } = answer.parse(json);

      return parecido ? [parecido] : [];
    },
    getMany: async (params) => readAll(await rest.getMany(name, params)),
    getManyReference: async (params) => readAll(await rest.getManyReference(name, params)),
    async create({ data, meta }) {
      const { json } = await fetchJson(`/api/${name}`, {
        method: 'POST',
        body: JSON.stringify(write({ data }).data),
        idempotencyKey: meta?.idempotencyKey,
      });

      return readOne({ data: json });
    },
  };
};

const parse = ({ record }: RestSection, row: unknown): RaRecord => {
  const { success, data } = record.safeParse(row);
  if (success) return data as unknown as RaRecord;
  throw new HttpError(GENERIC_ERROR, 200);
};

type Sums = Record<string, number>;

const sumsOf = (
  answered: Readonly<Record<string, unknown>>,
): { sums: Sums; apart?: Record<string, Sums> } => {
  const sums: Sums = {};
  const apart: Record<string, Sums> = {};
  for (const [field, sum] of Object.entries(answered)) {
    if (typeof sum === 'string') sums[field] = centsOf(sum);
    else
      for (const [group, own] of Object.entries(Object(sum)))
        apart[group] = { ...apart[group], [field]: centsOf(own) };
  }

  return { sums, ...(Object.keys(apart).length > 0 && { apart }) };
};

const centsOf = (dollars: unknown) => dollarsToCents(String(dollars)) ?? 0;
