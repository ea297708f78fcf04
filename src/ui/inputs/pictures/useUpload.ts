import { useDataProvider, useEvent } from 'ra-core';
import { useRef, useState } from 'react';
import { SESION_TERMINADA } from '../../dialogs/wasWritten';
import { useCountUpload } from '../uploads';
import { refusalOfPictures } from './pictures';
import { scaledPicture } from './scaledPicture';

/** A chosen picture on its way; one that failed is kept for another try. */
interface Upload {
  key: number;
  file: File;
  progress?: number | 'preparing';
  error?: Error;
}

let lastKey = 0;

/** Uploads chosen pictures one by one, each scaled down before, so that each tells how far it is, and fails alone. */
export const useUpload = (onUploaded: (path: string) => void) => {
  const dataProvider = useDataProvider();
  const countUpload = useCountUpload();
  const files = useRef(new Map<string, File>());
  const kept = useRef(new Set<number>());
  const queue = useRef(Promise.resolve());
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const keep = useEvent(onUploaded);

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  const remove = (key: number) => {
    kept.current.delete(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  };

  const send = async (key: number, file: File) => {
    const picture = await scaledPicture(file);
    const refused = refusalOfPictures([picture]);
    if (refused) {
      remove(key);
      return setRefusal(refused);
    }
    const onProgress = (progress: number) => change(key, { progress });
    const { data } = await dataProvider.create('archivos', {
      data: { files: [picture] },
      meta: { onProgress },
    });
    const [path]: string[] = data.paths ?? [];
    if (path === undefined) throw new Error(SESION_TERMINADA);
    files.current.set(path, picture);
    // Taken out meanwhile, it is forgotten.
    if (kept.current.has(key)) keep(path);
    remove(key);
  };
  const enqueue = ({ key, file }: Upload) => {
    countUpload(1);
    queue.current = queue.current
      .then(() => (kept.current.has(key) ? send(key, file) : undefined))
      .catch((error: Error) => change(key, { error, progress: undefined }))
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
    fileOf: (path: string) => files.current.get(path),
  };
};
