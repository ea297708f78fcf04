import { Caja, defineCaja } from './caja';

export const Gasto = Caja;
export type Gasto = Caja;

export const gastosRest = defineCaja('gastos', {
  arriendo: 'Arriendo',
  servicios: 'Servicios',
  transporte: 'Transporte',
  suministros: 'Suministros',
  publicidad: 'Publicidad',
  otros: 'Otros',
});
