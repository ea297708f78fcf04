import type { EstadoLook } from '../../ui/EstadoChip';

/** The states of a venta in words. */
export const ESTADOS_VENTA: Readonly<Record<string, EstadoLook>> = {
  B: { label: 'Borrador', color: 'warning' },
  C: { label: 'Cerrada', color: 'success' },
  X: { label: 'Anulada', color: 'error' },
};
