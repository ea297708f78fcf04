import { type Selectable, sql } from 'kysely';
import type * as z from 'zod/mini';
import { type FeriadoInput, feriadosRest } from '../../contract/feriados';
import type { Feriados } from '../db/schema';
import { restRoutes } from '../rest/rest';
import type { RestTable } from '../rest/restTable';

const table: RestTable<z.output<typeof FeriadoInput>, Selectable<Feriados>> = {
  search: ['nombre'],
  filters: {
    anio: (anio) => sql`fecha between ${`${anio}-01-01`} and ${`${anio}-12-31`}`,
  },
  unique: {
    feriados_fecha_ambito: {
      text: 'Ya existe un feriado de ese ámbito en esa fecha',
      fields: ['fecha', 'ambito'],
    },
  },
  missing: 'No existe el feriado',
};

export const feriadosRoutes = restRoutes(feriadosRest, table);
