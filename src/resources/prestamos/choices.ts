import { type Choice, choicesOf } from '../../ui/fields/field';

export const estados: readonly Choice[] = [
  { id: 'A', name: 'Activo' },
  { id: 'P', name: 'Pagado', color: 'success' },
  { id: 'X', name: 'Anulado', color: 'error' },
];

/** Out of what an abono is paid. */
export const origenes = choicesOf({ CAJA: 'Caja', NOMINA: 'Nomina' });
