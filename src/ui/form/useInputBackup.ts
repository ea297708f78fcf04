import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useUsuarioActual } from '../page/usuarioActual';
import { type InputBackup, inputBackupKey, readInputBackup, writeInputBackup } from './inputBackup';

/** What this user wrote at this address and did not save. */
export const useInputBackup = () => {
  const { id } = useUsuarioActual();
  const { pathname } = useLocation();

  return useMemo(() => {
    const key = inputBackupKey(id, pathname);

    return {
      pathname,
      read: () => readInputBackup(key),
      write: (respaldo: InputBackup | undefined) => writeInputBackup(key, respaldo),
      forget: () => writeInputBackup(key, undefined),
    };
  }, [id, pathname]);
};
