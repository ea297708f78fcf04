import { createContext, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export const PrintingContext = createContext(false);

/** A printed page shows all rows, and money to the cent. */
export const usePrinting = (): boolean => useContext(PrintingContext);

/** Call once per page. */
export const usePrintEvents = (): boolean => {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    const listening = new AbortController();
    // The browser prints the page as it is when the event ends.
    window.addEventListener('beforeprint', () => flushSync(() => setIsPrinting(true)), listening);
    window.addEventListener('afterprint', () => setIsPrinting(false), listening);

    return () => listening.abort();
  }, []);

  return isPrinting;
};
