import { type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import { centsToDollars } from '../../contract/common';
import { type VendedorInput, vendedoresRest } from '../../contract/vendedores';
import type { Vendedores } from '../db/schema';
import { matches } from '../rest/conditions';
import { restRoutes } from '../rest/rest';
import type { Condition, RestTable } from '../rest/restTable';

const table: RestTable<z.output<typeof VendedorInput>, Selectable<Vendedores>> = {
  search: ['codigo', 'nombre', 'apellido', 'cedula'],
  of: 'del promotor',
  // Hundredths of a percent.
  toWire: ({ porcentaje }) => ({ porcentaje: centsToDollars(porcentaje) }),
  unique: {
    vendedores_codigo: { text: 'Ya existe un promotor con ese código', fields: ['codigo'] },
    vendedores_cedula: { text: 'Ya existe un promotor con esa cédula', fields: ['cedula'] },
  },
  missing: 'No existe el promotor',
};

export const vendedoresRoutes = restRoutes(vendedoresRest, table);

/** Records of promotores that match these words. An array, so that the index is used. */
export const soldBy = (words: unknown): Condition => sql`fk_vendedor = any(array(
  select id from vendedores where ${matches(['codigo', 'nombre', 'apellido'], String(words))}
))`;
