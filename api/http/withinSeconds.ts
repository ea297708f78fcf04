export const withinSeconds = <T>(seconds: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer in time')), seconds * 1_000);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
