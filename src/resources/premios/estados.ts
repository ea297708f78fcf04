import type { EstadoPremio } from '../../../contract/premios';
import type { Choice } from '../../ui/fields/field';

interface EstadoChoice extends Choice {
  id: EstadoPremio;
}

/** The states of a premio. */
export const estados: readonly EstadoChoice[] = [
  { id: 'PENDIENTE', name: 'Pendiente', color: 'warning' },
  { id: 'REVISADO', name: 'Revisado', color: 'info' },
  { id: 'RECHAZADO', name: 'Rechazado', color: 'error' },
  { id: 'PAGADO', name: 'Pagado', color: 'success' },
  { id: 'ANULADO', name: 'Anulado', color: 'error' },
];
