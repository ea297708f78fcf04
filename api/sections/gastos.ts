import { gastosRest } from '../../contract/gastos';
import { restRoutes } from '../rest/rest';
import { cajaTable } from './caja';

export const gastosRoutes = restRoutes(
  gastosRest,
  cajaTable({ table: 'gastos', the: 'el gasto', of: 'del gasto' }),
);
