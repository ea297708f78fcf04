import { defineCaja } from './caja';

export const tiposIngreso = { aporte: 'Aporte', recuperacion: 'Recuperación', otros: 'Otros' };

export const ingresosRest = defineCaja('ingresos', 'el ingreso', tiposIngreso);
