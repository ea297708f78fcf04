import { ingresosRest } from '../../contract/ingresos';
import { restRoutes } from '../rest/rest';
import { cajaTable } from './caja';

export const ingresosRoutes = restRoutes(
  ingresosRest,
  cajaTable({ table: 'ingresos', the: 'el ingreso', of: 'del ingreso' }),
);
