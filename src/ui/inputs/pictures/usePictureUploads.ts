import { useEvent } from 'ra-core';
import { useRef, useState } from 'react';
import { statusOf } from '../../base/refusal';
import { useCountUpload } from '../uploads';
import { picturesOf } from './picturesOf';
import { RefusedFile } from './refusedFile';

interface Upload {
  key: number;
  file: File;
  progress?: number | 'preparing';
  error?: Error;
}

interface Sending {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

export type Send<T> = (picture: File, sending: Sending) => Promise<T>;

/** By the browser or by the API: the same file would be refused again. */
const isRefused = (error: unknown): error is Error =>
  error instanceof RefusedFile || statusOf(error) === UNPROCESSABLE;

const UNPROCESSABLE = 422;

let lastKey = 0;

/** Scales and sends one after the other; each has its own progress and error. One that is removed is sent no further. */
export const usePictureUploads = <T>(send: Send<T>, onSent: (sent: T, picture: File) => void) => {
  const countUpload = useCountUpload();
  const kept = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const keep = useEvent(onSent);

  const change = (key: number, changes: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  const remove = (key: number) => {
    kept.current.get(key)?.abort();
    kept.current.delete(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  };

  const sendAll = async ({ key, file }: Upload, signal: AbortSignal) => {
    const pictures = await picturesOf(file, signal);
    for (const [index, picture] of pictures.entries()) {
      signal.throwIfAborted();
      const onProgress = (share: number) => change(key, { progress: (index + share) / pictures.length });
      const sent = await send(picture, { onProgress, signal });
      if (!signal.aborted) keep(sent, picture);
    }
  };
  const take = async (upload: Upload) => {
    const signal = kept.current.get(upload.key)?.signal;
    if (!signal) return;
    try {
      await sendAll(upload, signal);
    } catch (error) {
      if (signal.aborted) return;
      if (!isRefused(error)) throw error;
      setRefusals((all) => [...all, `${upload.file.name}: ${error.message}`]);
    }
    remove(upload.key);
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
        kept.current.set(upload.key, new AbortController());
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
