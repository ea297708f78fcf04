import type { Venta } from '../../../../contract/ventas';

/** Of the dialog that discards a draft: nobody has to say why an empty one goes. */
export const discarding = ({ detalle_ventas, filas_por_corregir }: Venta) => {
  const isEmpty = detalle_ventas.length === 0 && filas_por_corregir.length === 0;

  return {
    estado: 'X',
    color: 'error',
    title: 'Descartar borrador',
    text: 'El borrador no cuenta más, y el promotor puede tener otra venta de ese sorteo y día',
    ...(!isEmpty && { reason: 'motivo_anulacion' }),
    done: 'Borrador descartado',
  } as const;
};
