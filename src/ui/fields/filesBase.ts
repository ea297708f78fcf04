import { createContext, useContext } from 'react';

const FilesBaseContext = createContext('');

/** Tells the screens which host the proofs come from; none: the page's own. */
export const FilesBaseProvider = FilesBaseContext.Provider;

/** The URL of a proof: base + '/' + comprobante (SPEC 7); none leads to another host. */
export const useProofUrl = (): ((comprobante: string) => string) => {
  const base = useContext(FilesBaseContext).replace(/\/$/, '');

  return (comprobante) => `${base}/${comprobante.replace(/^[/\\\s]+/, '')}`;
};
