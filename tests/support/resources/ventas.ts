import { ventasRest } from '../../../contract/ventas';
import { recordOf } from '../renderSection';

/** The empty draft 12 of the user of the session. */
export const DRAFT = recordOf(ventasRest, 12, {
  fecha: '2026-11-19',
  fk_sorteo: 1,
  fk_vendedor: 1,
  fk_usuario_sumador: 7,
  detalle_ventas: [],
  estado: 'B',
  filas_por_corregir: [],
});
