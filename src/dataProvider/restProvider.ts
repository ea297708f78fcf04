import type { RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { dollarsToCents } from '../../contract/common';
import { COUNTS_HEADER, type RestSection, SUMS_HEADER } from '../../contract/rest';
import type { FetchJson } from '../http/fetchJson';
import { GENERIC_ERROR, HttpError } from '../http/httpError';
import type { ResourceProvider } from './index';

/** ra-data-simple-rest, its answers read by the contract, and what comes with a list as `meta`: `sums` in cents, and `counts`. */
export const restProvider = (section: RestSection, fetchJson: FetchJson): ResourceProvider => {
  const { name } = section;
  const rest = simpleRestProvider('/api', fetchJson);
  const read = (row: unknown) => parse(section, row);

  return {
    async getList(params) {
      let headers = new Headers();
      const counting = simpleRestProvider('/api', async (url, options) => {
        const answer = await fetchJson(url, options);
        headers = answer.headers;

        return answer;
      });
      const { data, ...answer } = await counting.getList(name, params);

      return {
        ...answer,
        data: data.map(read),
        meta: {
          sums: sumsOf(headers.get(SUMS_HEADER)),
          // Of a host that counts none there are none.
          counts: JSON.parse(headers.get(COUNTS_HEADER) ?? '{}'),
        },
      };
    },

    async getOne(params) {
      const { data } = await rest.getOne(name, params);

      return { data: read(data) };
    },

    async getMany(params) {
      const { data } = await rest.getMany(name, params);

      return { data: data.map(read) };
    },
    async getManyReference(params) {
      const { data, ...answer } = await rest.getManyReference(name, params);

      return { ...answer, data: data.map(read) };
    },

    async create(params) {
      const { data } = await rest.create(name, params);

      return { data };
    },

    async update(params) {
      const { data } = await rest.update(name, params);

      return { data: read(data) };
    },
  };
};

const parse = ({ record }: RestSection, row: unknown): RaRecord => {
  const { success, data } = record.safeParse(row);
  if (success) return data;
  throw new HttpError(GENERIC_ERROR, 200);
};

/** By field, in integer cents; a host that sends none has none. */
const sumsOf = (header: string | null): Record<string, number> => {
  if (header === null) return {};
  const sums: unknown = JSON.parse(header);

  return Object.fromEntries(
    Object.entries(Object(sums)).map(([field, dollars]) => [field, dollarsToCents(String(dollars)) ?? 0]),
  );
};
