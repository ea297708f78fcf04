import type { EstadoPremio } from '../../../contract/premios';
import type { Choice } from '../../ui/fields/field';

export const estados: readonly (Choice & { id: EstadoPremio })[] = [
  { id: 'PENDIENTE', name: 'Pendiente', color: 'warning' },
  { id: 'REVISADO', name: 'Revisado', color: 'info' },
  { id: 'RECHAZADO', name: 'Rechazado', color: 'error' },
  { id: 'PAGADO', name: 'Pagado', color: 'success' },
  { id: 'ANULADO', name: 'Anulado', color: 'error' },
];
