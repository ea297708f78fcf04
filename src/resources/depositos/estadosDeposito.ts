import type { EstadoLook } from '../../ui/EstadoChip';

/** The states of a request for a deposit. */
export const ESTADOS_DEPOSITO: Readonly<Record<string, EstadoLook>> = {
  P: { label: 'Pendiente', color: 'warning' },
  D: { label: 'Depositado', color: 'success' },
  R: { label: 'Rechazado', color: 'error' },
};

/** The tipos, from the side of the administrator. */
export const TIPOS: Readonly<Record<string, string>> = { RECIBIR: 'Recibir', ENTREGAR: 'Entregar' };

export const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([id, name]) => ({ id, name }));

/** The same in words alone. */
export const estadoWords: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ESTADOS_DEPOSITO).map(([estado, { label }]) => [estado, label]),
);
