import { createContext, useCallback, useContext, useState } from 'react';

const UploadsContext = createContext<(change: 1 | -1) => void>(() => undefined);

/** Tells the form around an input how many uploads run, so that it is not sent without them. */
export const UploadsProvider = UploadsContext.Provider;

export const useCountUpload = () => useContext(UploadsContext);

/** Whether any input of the form uploads; `count` goes to UploadsProvider. */
export const useUploads = () => {
  const [running, setRunning] = useState(0);
  const count = useCallback((change: 1 | -1) => setRunning((before) => before + change), []);

  return { isUploading: running > 0, count };
};
