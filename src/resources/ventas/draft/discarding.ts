import type { Venta } from '../../../../contract/ventas';

export const isEmpty = ({ detalle_ventas, filas_por_corregir }: Venta): boolean =>
  detalle_ventas.length === 0 && filas_por_corregir.length === 0;

/** Props of the dialog that discards a draft. Only a draft with rows needs a reason. */
export const discarding = (venta: Venta) =>
  ({
    estado: 'X',
    color: 'error',
    title: 'Descartar borrador',
    text: 'El borrador no cuenta más, y el promotor puede tener otra venta de ese sorteo y día',
    ...(!isEmpty(venta) && { reason: 'motivo_anulacion' }),
    done: 'Borrador descartado',
  }) as const;
