import { useEvent } from 'ra-core';
import { useRef, useState } from 'react';
import { useCountUpload } from '../uploads';
import { PICTURE_TYPES } from './PicturesChooser';
import { scaledPicture } from './scaledPicture';

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
  const [refusal, setRefusal] = useState<string>();
  const keep = useEvent(onSent);

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  const remove = (key: number) => {
    kept.current.delete(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  };

  const take = async ({ key, file }: Upload) => {
    if (!kept.current.has(key)) return;
    const picture = await scaledPicture(file);
    if (PICTURE_TYPES.includes(picture.type)) {
      const sent = await send(picture, (progress) => change(key, { progress }));
      if (kept.current.has(key)) keep(sent, picture);
    } else {
      setRefusal(`${picture.name} no es una imagen JPEG, PNG o WebP`);
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
    refusal,
    add: (chosen: readonly File[]) => {
      const added = chosen.map((file): Upload => ({ key: ++lastKey, file, progress: 'preparing' }));
      setRefusal(undefined);
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
