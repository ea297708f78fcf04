import { useNotify } from 'ra-core';
import { createContext, useContext } from 'react';

const TellContext = createContext<((text: string) => void) | undefined>(undefined);

/** A page that shows ¡Correcto! by itself for what ends inside it, as in a dialog. */
export const TellProvider = TellContext.Provider;

/** Tells the page around it how an action ended well. */
export const useTell = (): ((text: string) => void) => {
  const notify = useNotify();

  return useContext(TellContext) ?? ((text) => notify(text, { type: 'success' }));
};
