import { createContext, useContext } from 'react';

const TellContext = createContext<(text: string) => void>(() => undefined);

/** The page that shows ¡Correcto! for what ends inside it, as in a dialog: RestList and RestEdit are such pages. */
export const TellProvider = TellContext.Provider;

/** Tells the page around it how an action ended well. */
export const useTell = (): ((text: string) => void) => useContext(TellContext);
