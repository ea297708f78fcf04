import { createContext, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const PrintingContext = createContext(false);

export const PrintingProvider = PrintingContext.Provider;

/** Whether the page around is being put on paper, which shows at once what a screen shows in parts, and all money to the cent. */
export const usePrinting = (): boolean => useContext(PrintingContext);

/** The same, of the browser: asked once a page. */
export const usePrintEvents = (): boolean => {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    // The browser takes the page as it stands when the event is over.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);

    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  return isPrinting;
};
