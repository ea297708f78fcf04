import { useNotify } from 'ra-core';

/** Tells the page around it how an action ended well. */
export const useTell = (): ((text: string) => void) => {
  const notify = useNotify();

  return (text) => notify(text, { type: 'success' });
};
