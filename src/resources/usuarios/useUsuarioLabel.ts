import { useTranslateLabel } from 'ra-core';
import type { Usuario } from '../../../contract/usuarios';

/** What a field of a user is called, in lists, forms and exports alike. */
export const useUsuarioLabel = (): ((source: keyof Usuario) => string) => {
  const translateLabel = useTranslateLabel();

  return (source) => String(translateLabel({ source, resource: 'usuarios' }));
};
