import { sql } from 'kysely';
import { feriadosRest } from '../../contract/feriados';
import { restRoutes } from '../rest/rest';

export const feriadosRoutes = restRoutes(feriadosRest, {
  filters: {
    anio: (anio) => sql`fecha between ${`${anio}-01-01`} and ${`${anio}-12-31`}`,
  },
});
