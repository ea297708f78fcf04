import { sql } from 'kysely';
import { premiosRest } from '../../../contract/premios';
import { restRoutes } from '../../rest/rest';
import type { RestTable } from '../../rest/restTable';
import { soldBy } from '../vendedores/soldBy';
import { announceStep } from './announce';
import { checkPremio, type Input, type Row } from './steps';

const table: RestTable<Input, Row> = {
  table: 'premios',
  columns: [
    'fecha',
    'fk_sorteo',
    'fk_vendedor',
    'fk_usuario',
    'colilla',
    'valor',
    'imagen',
    'observacion',
    'fk_usuario_revisor',
    'fecha_revision',
    'fk_usuario_pago',
    'fecha_pago',
    'forma_pago',
    'comprobante',
    'fk_usuario_correccion',
    'fk_usuario_paso',
    'motivo',
    'motivo_anulacion',
  ],
  search: [],
  filters: {
    // A secuencia, a colilla or words of the promotor's name.
    q: (words) => sql`(
      id::text = ${words} or colilla = ${words} or ${soldBy(words)}
    )`,
  },
  check: checkPremio,
  written: announceStep,
  unique: { premios_una_colilla: 'Ya existe un premio de esa colilla, promotor, sorteo y fecha' },
  missing: 'No existe el premio',
};

export const premiosRoutes = restRoutes(premiosRest, table);
