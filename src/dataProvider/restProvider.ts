import type { RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { dollarsToCents } from '../../contract/common';
import { toWire } from '../../contract/derive';
import { COUNTS_HEADER, type RestSection, SUMS_HEADER } from '../../contract/rest';
import type { FetchJson } from '../http/fetchJson';
import { GENERIC_ERROR, HttpError } from '../http/httpError';
import type { ResourceProvider } from './ResourceProvider';

/** ra-data-simple-rest, parsed by the contract. The `meta` of a list holds `sums` (cents) and `counts`. */
export const restProvider = (section: RestSection, fetchJson: FetchJson): ResourceProvider => {
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

  return {
    async getList(params) {
      let headers = new Headers();
      const withHeaders = simpleRestProvider('/api', async (url, options) => {
        const answer = await fetchJson(url, options);
        headers = answer.headers;

        return answer;
      });
      const answer = readAll(await withHeaders.getList(name, params));
      // Other hosts may send neither.
      const counts = JSON.parse(headers.get(COUNTS_HEADER) ?? '{}');

      return { ...answer, meta: { sums: sumsOf(headers.get(SUMS_HEADER)), counts } };
    },
    getOne: async (params) => readOne(await rest.getOne(name, params)),
    getMany: async (params) => readAll(await rest.getMany(name, params)),
    getManyReference: async (params) => readAll(await rest.getManyReference(name, params)),
    create: async (params) => readOne(await rest.create(name, write(params))),
    update: async (params) => readOne(await rest.update(name, write(params))),
  };
};

const parse = ({ record }: RestSection, row: unknown): RaRecord => {
  const { success, data } = record.safeParse(row);
  if (success) return data as unknown as RaRecord;
  throw new HttpError(GENERIC_ERROR, 200);
};

const sumsOf = (header: string | null): Record<string, number> => {
  const sums: unknown = JSON.parse(header ?? '{}');

  return Object.fromEntries(
    Object.entries(Object(sums)).map(([field, dollars]) => [field, dollarsToCents(String(dollars)) ?? 0]),
  );
};
