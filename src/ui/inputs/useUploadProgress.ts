import { useRef, useState } from 'react';

const CANCELLED =
  'Se canceló el envío. Si el servidor ya lo había recibido, está guardado: mírelo antes de repetir.';

/** The meta of a call that sends files. */
interface Meta {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Progress and abort of a form that sends its files together with its other values. */
export const useUploadProgress = () => {
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();

  const upload = async <T>(send: (meta: Meta) => Promise<T>): Promise<T> => {
    const controller = new AbortController();
    running.current = controller;
    setProgress(0);
    try {
      return await send({ onProgress: setProgress, signal: controller.signal });
    } finally {
      setProgress(undefined);
    }
  };

  return { progress, upload, stop: () => running.current?.abort(new Error(CANCELLED)) };
};
