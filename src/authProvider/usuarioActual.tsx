import { createContext, useContext } from 'react';
import type { Profile } from '../../contract/auth';
import type { Call } from '../../contract/call';

/** SPEC 2.6: a user without a role sees the menu of an administrador. The API still checks access. */
export const roleForMenu = (role: string): string => role || 'administrador';

const UsuarioActualContext = createContext<Profile | undefined>(undefined);

export const UsuarioActualProvider = UsuarioActualContext.Provider;

/** SPEC 3.1. Throws outside the shell (SPEC 8.3). */
export const useUsuarioActual = (): Profile => {
  const usuario = useContext(UsuarioActualContext);
  if (!usuario) throw new Error('useUsuarioActual debe usarse dentro de UsuarioActualProvider');

  return usuario;
};

/** Whether the contract opens the call to the user's role. */
export const useMayCall = ({ access }: Pick<Call, 'access'>): boolean => {
  const role = roleForMenu(useUsuarioActual().role);

  return typeof access === 'string' || access.some((one) => one === role);
};
