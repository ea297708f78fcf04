import { sql } from 'kysely';
import { premiosRest } from '../../../contract/premios';
import { isOneOf } from '../../rest/conditions';
import { restRoutes } from '../../rest/rest';
import type { RestTable } from '../../rest/restTable';
import { soldBy } from '../vendedores';
import { announceStep } from './announce';
import { soldFor } from './requireWinner';
import { checkPremio, type Input, isTurnOf, type Row } from './steps';

const table: RestTable<Input, Row> = {
  filters: {
    // A colilla or a promotor.
    q: (words) => sql`(colilla = ${words} or ${soldBy(words)})`,
    turno: (_, session) => isTurnOf(session),
    excepto: (ids) => sql`not (${isOneOf([ids].flat().map(Number))})`,
  },
  check: checkPremio,
  // By its payment date; until then it can be corrected in any week.
  inLedger: ({ fk_usuario, fecha_pago }) =>
    fecha_pago === null ? undefined : { fk_usuario, fecha: fecha_pago },
  written: announceStep,
  computed: ['vendido'],
  expand: async (db, row) => ({ vendido: await soldFor(db, row) }),
  unique: {
    premios_una_colilla: {
      text: 'Ya existe un premio de esa colilla, promotor, sorteo y fecha',
      fields: ['colilla'],
    },
  },
  missing: 'No existe el premio',
};

export const premiosRoutes = restRoutes(premiosRest, table);
