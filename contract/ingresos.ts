import { type Caja, defineCaja } from './caja';

export type Ingreso = Caja;

export const tiposIngreso = { aporte: 'Aporte', recuperacion: 'Recuperación', otros: 'Otros' };

export const ingresosRest = defineCaja('ingresos', tiposIngreso);
