import type { Choice } from '../../ui/fields/field';

/** The states of a venta. */
export const estados: readonly Choice[] = [
  { id: 'B', name: 'Borrador' },
  { id: 'C', name: 'Cerrada', color: 'success' },
  { id: 'X', name: 'Anulada', color: 'error' },
];
