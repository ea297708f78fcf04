import { createContext, useCallback, useContext, useState } from 'react';

type Count = (change: 1 | -1) => void;

const UploadsContext = createContext<Count>(() => undefined);

/** Tells the form around an input how many pictures are on their way, so that it is not sent without them. */
export const UploadsProvider = UploadsContext.Provider;

/** Called with 1 and -1 around the way of a picture. */
export const useCountUpload = () => useContext(UploadsContext);

/** `count` goes to UploadsProvider. */
export const useUploads = () => {
  const [running, setRunning] = useState(0);
  const count: Count = useCallback((change) => setRunning((before) => before + change), []);

  return { isUploading: running > 0, count };
};
