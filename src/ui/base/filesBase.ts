import { createContext, useContext } from 'react';

const FilesBaseContext = createContext('');

/** '' is the page's own host. */
export const FilesBaseProvider = FilesBaseContext.Provider;

/** Base + '/' + comprobante (SPEC 2.28); never another host. */
export const useProofUrl = (): ((comprobante: string) => string) => {
  const base = useContext(FilesBaseContext).replace(/\/$/, '');

  return (comprobante) => `${base}/${comprobante.replace(/^[/\\\s]+/, '')}`;
};
