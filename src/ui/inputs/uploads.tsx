import { createContext, useCallback, useContext, useState } from 'react';

type Count = (change: 1 | -1) => void;

/** Keeps a form from being sent while pictures are uploading. */
export const UploadsContext = createContext<Count>(() => undefined);

/** Call with 1 before and -1 after each upload. */
export const useCountUpload = () => useContext(UploadsContext);

export const useUploadCount = () => {
  const [running, setRunning] = useState(0);
  const count: Count = useCallback((change) => setRunning((before) => before + change), []);

  return { isUploading: running > 0, count };
};
