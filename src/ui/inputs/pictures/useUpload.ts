import { useEvent } from 'ra-core';
import { useRef, useState } from 'react';
import { useCountUpload } from '../uploads';
import { picturesOf } from './picturesOf';
import { RefusedFile } from './refusedFile';

interface Upload {
  key: number;
  file: File;
  progress?: number | 'preparing';
  error?: Error;
}

export type Send<T> = (picture: File, onProgress: (share: number) => void) => Promise<T>;

let lastKey = 0;

/** Scales and sends one after the other; each has its own progress and error. */
export const useUpload = <T>(send: Send<T>, onSent: (sent: T, picture: File) => void) => {
  const countUpload = useCountUpload();
  const kept = useRef(new Set<number>());
  const queue = useRef(Promise.resolve());
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const keep = useEvent(onSent);

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  const remove = (key: number) => {
    kept.current.delete(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  };

  const take = async ({ key, file }: Upload) => {
    if (!kept.current.has(key)) return;
    const pictures = await picturesOf(file).catch((error) => {
      if (!(error instanceof RefusedFile)) throw error;
      setRefusals((all) => [...all, `${file.name}: ${error.message}`]);

      return [];
    });
    for (const [index, picture] of pictures.entries()) {
      const sent = await send(picture, (share) =>
        change(key, { progress: (index + share) / pictures.length }),
      );
      if (kept.current.has(key)) keep(sent, picture);
    }
    remove(key);
  };
  const enqueue = (upload: Upload) => {
    countUpload(1);
    queue.current = queue.current
      .then(() => take(upload))
      .catch((error: Error) => change(upload.key, { error, progress: undefined }))
      .finally(() => countUpload(-1));
  };

  return {
    uploads,
    refusals,
    add: (chosen: readonly File[]) => {
      const added = chosen.map((file): Upload => ({ key: ++lastKey, file, progress: 'preparing' }));
      setRefusals([]);
      setUploads((all) => [...all, ...added]);
      for (const upload of added) {
        kept.current.add(upload.key);
        enqueue(upload);
      }
    },
    retry: (upload: Upload) => {
      change(upload.key, { error: undefined, progress: 'preparing' });
      enqueue(upload);
    },
    remove,
  };
};
