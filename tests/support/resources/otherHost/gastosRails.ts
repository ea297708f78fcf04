import * as z from 'zod/mini';
import { defineCall } from '../../../../contract/call';
import { Conteo, FechaLeida, Id, Texto, toDollars } from '../../../../contract/common';
import { Gasto } from '../../../../contract/gastos';
import { administradores as access } from '../../../../contract/roles';
import type { ResourceProvider } from '../../../../src/dataProvider';
import type { Http } from '../../../../src/http/http';

const Expense = z.object({ id: Id, spent_on: FechaLeida, kind: Texto, note: Texto, amount: Texto });
const Page = z.object({ data: z.array(Expense), meta: z.object({ total_count: Conteo }) });
const One = z.object({ data: Expense });

const calls = {
  list: defineCall('GET', '/v1/expenses', { access, query: z.looseObject({}), answer: Page }),
  one: defineCall('GET', '/v1/expenses/{id}', { access, answer: One }),
  create: defineCall('POST', '/v1/expenses', { access, body: z.looseObject({}), answer: One }),
};

const COLUMNS: Readonly<Record<string, string>> = { fecha: 'spent_on', valor: 'amount' };

export const gastosRails = (http: Http): ResourceProvider<Gasto> => ({
  async getList({ pagination = { page: 1, perPage: 25 }, sort, filter, signal }) {
    const query = {
      page: pagination.page,
      per_page: pagination.perPage,
      sort: `${COLUMNS[sort?.field ?? ''] ?? 'id'} ${sort?.order.toLowerCase() ?? 'desc'}`,
      spent_from: filter.fecha_gte,
      spent_to: filter.fecha_lte,
    };
    const { data, meta } = await http(calls.list, { query, signal });

    return { data: data.map(toGasto), total: meta.total_count };
  },

  async getOne({ id, signal }) {
    const { data } = await http(calls.one, { params: { id }, signal });

    return { data: toGasto(data) };
  },

  async create({ data: { fecha, tipo, descripcion, valor } }) {
    const body = { spent_on: fecha, kind: tipo, note: descripcion, amount: toDollars(valor) };
    const { data } = await http(calls.create, { body });

    return { data: toGasto(data) };
  },
});

const toGasto = ({ id, spent_on, kind, note, amount }: z.infer<typeof Expense>): Gasto =>
  Gasto.parse({ id, fecha: spent_on, tipo: kind, descripcion: note, valor: amount, estado: 'A' });
