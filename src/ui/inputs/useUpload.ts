import { type RaRecord, useCreate } from 'ra-core';
import { useRef, useState } from 'react';
import { useLock } from '../action/useLock';
import { refusalOfPictures } from './pictures';
import { useCountUpload } from './uploads';

interface Archivos extends RaRecord {
  paths: string[];
}

/** Uploads chosen files, one choice at a time; a choice that failed is kept for another try. */
export const useUpload = (onUploaded: (paths: string[]) => void) => {
  const lock = useLock();
  const countUpload = useCountUpload();
  const [create] = useCreate<Archivos, Error>();
  const files = useRef(new Map<string, File>());
  const [share, setShare] = useState(0);
  const [failed, setFailed] = useState<{ files: File[]; error: Error }>();

  const upload = (chosen: File[]) => {
    if (!lock.take()) return;
    countUpload(1);
    setFailed(undefined);
    setShare(0);
    const params = { data: { files: chosen }, meta: { onProgress: setShare } };
    void create('archivos', params, {
      onSuccess: ({ paths }) => {
        for (const [n, path] of paths.entries()) {
          const file = chosen[n];
          if (file) files.current.set(path, file);
        }
        onUploaded(paths);
      },
      onError: (error) => setFailed({ files: chosen, error }),
      onSettled: () => {
        lock.release();
        countUpload(-1);
      },
    });
  };
  const add = (chosen: File[]) => {
    const refusal = refusalOfPictures(chosen);
    if (refusal) setFailed({ files: [], error: new Error(refusal) });
    else if (chosen.length > 0) upload(chosen);
  };

  return {
    add,
    isUploading: lock.isLocked,
    share,
    error: failed?.error,
    retry: () => (failed && failed.files.length > 0 ? upload(failed.files) : setFailed(undefined)),
    fileOf: (path: string) => files.current.get(path),
  };
};
