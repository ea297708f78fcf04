import type { EstadoPremio } from '../../../contract/premios';
import type { EstadoLook } from '../../ui/EstadoChip';

/** The states of a premio in words. */
export const ESTADOS_PREMIO: Readonly<Record<EstadoPremio, EstadoLook>> = {
  PENDIENTE: { label: 'Pendiente', color: 'warning' },
  REVISADO: { label: 'Revisado', color: 'warning' },
  RECHAZADO: { label: 'Rechazado', color: 'error' },
  PAGADO: { label: 'Pagado', color: 'success' },
  ANULADO: { label: 'Anulado' },
};

/** What the history calls them, and what filters offer. */
export const PALABRAS_PREMIO: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ESTADOS_PREMIO).map(([estado, { label }]) => [estado, label]),
);
