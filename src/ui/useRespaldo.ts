import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { type Respaldo, readRespaldo, respaldoKey, writeRespaldo } from './respaldo';
import { useUsuarioActual } from './usuarioActual';

/** What this user wrote at this address and did not save. */
export const useRespaldo = () => {
  const { id } = useUsuarioActual();
  const { pathname } = useLocation();

  return useMemo(() => {
    const key = respaldoKey(id, pathname);

    return {
      pathname,
      read: () => readRespaldo(key),
      write: (respaldo: Respaldo | undefined) => writeRespaldo(key, respaldo),
      forget: () => writeRespaldo(key, undefined),
    };
  }, [id, pathname]);
};
