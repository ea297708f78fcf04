import { createContext, useContext } from 'react';

const FilesBaseContext = createContext('');

/** The host of the proofs; '' is the page's own. */
export const FilesBaseProvider = FilesBaseContext.Provider;

/** The URL of a proof: base + '/' + comprobante (SPEC 7); never another host. */
export const useProofUrl = (): ((comprobante: string) => string) => {
  const base = useContext(FilesBaseContext).replace(/\/$/, '');

  return (comprobante) => `${base}/${comprobante.replace(/^[/\\\s]+/, '')}`;
};
