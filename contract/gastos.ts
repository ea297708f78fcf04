import { defineCaja } from './caja';
import type { RecordOf } from './rest';

export const gastosRest = defineCaja('gastos', 'el gasto', {
  arriendo: 'Arriendo',
  servicios: 'Servicios',
  transporte: 'Transporte',
  suministros: 'Suministros',
  publicidad: 'Publicidad',
  otros: 'Otros',
});

export const Gasto = gastosRest.record;
export type Gasto = RecordOf<typeof gastosRest>;
