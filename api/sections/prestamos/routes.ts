import { abonosRest, prestamosRest } from '../../../contract/prestamos';
import { restRoutes } from '../../rest/rest';
import { abonosTable } from './abonos';
import { prestamosTable } from './prestamos';

export const prestamosRoutes = restRoutes(prestamosRest, prestamosTable);
export const abonosRoutes = restRoutes(abonosRest, abonosTable);
