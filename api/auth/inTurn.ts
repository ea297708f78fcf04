const turns = new Map<string, Promise<unknown>>();

/** Runs the jobs of one key one after the other, those of different keys side by side. */
export const inTurn = async <T>(key: string, job: () => Promise<T>): Promise<T> => {
  const turn = Promise.allSettled([turns.get(key)]).then(job);
  const end = Promise.allSettled([turn]);
  turns.set(key, end);

  try {
    return await turn;
  } finally {
    if (turns.get(key) === end) turns.delete(key);
  }
};
