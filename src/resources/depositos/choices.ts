import { type Choice, choicesOf } from '../../ui/fields/field';

/** The tipos, from the side of the administrator. */
export const tipos = choicesOf({ RECIBIR: 'Recibir', ENTREGAR: 'Entregar' });

export const estados: readonly Choice[] = [
  { id: 'P', name: 'Pendiente', color: 'warning' },
  { id: 'D', name: 'Depositado', color: 'success' },
  { id: 'R', name: 'Rechazado', color: 'error' },
  { id: 'X', name: 'Retirado' },
];
