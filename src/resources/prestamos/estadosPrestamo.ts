import type { EstadoLook } from '../../ui/EstadoChip';

/** The states of a loan. */
export const ESTADOS_PRESTAMO: Readonly<Record<string, EstadoLook>> = {
  A: { label: 'Activo' },
  P: { label: 'Pagado', color: 'success' },
  X: { label: 'Anulado', color: 'error' },
};

/** The same in words alone. */
export const estadoWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ESTADOS_PRESTAMO).map(([estado, { label }]) => [estado, label]),
);
