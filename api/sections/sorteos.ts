import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import { type SorteoInput, sorteosRest } from '../../contract/sorteos';
import type { Sorteos } from '../db/schema';
import { restRoutes } from '../rest/rest';
import type { RestTable } from '../rest/restTable';

const table: RestTable<z.output<typeof SorteoInput>, Selectable<Sorteos>> = {
  search: ['nombre'],
  unique: {
    sorteos_nombre_hora: {
      text: 'Ya existe un sorteo con ese nombre y esa hora',
      fields: ['nombre', 'hora_sorteo'],
    },
  },
  missing: 'No existe el sorteo',
};

export const sorteosRoutes = restRoutes(sorteosRest, table);
