import { createContext, useCallback, useContext, useState } from 'react';

type Count = (change: 1 | -1, isStored?: boolean) => void;

const UploadsContext = createContext<Count>(() => undefined);

/** Tells the form around an input how many pictures are on their way, so that it is not sent without them. */
export const UploadsProvider = UploadsContext.Provider;

/** Called with 1 and -1 around the way of a picture; `isStored` is false where it goes into the form alone. */
export const useCountUpload = () => useContext(UploadsContext);

/** Whether any input of the form uploads, or did; `count` goes to UploadsProvider. */
export const useUploads = () => {
  const [running, setRunning] = useState(0);
  const [hasUploaded, setHasUploaded] = useState(false);
  const count: Count = useCallback((change, isStored = true) => {
    setRunning((before) => before + change);
    if (isStored) setHasUploaded(true);
  }, []);

  return { isUploading: running > 0, hasUploaded, count };
};
