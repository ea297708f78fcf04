import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';

let living: ForksPoolWorker | undefined;

/**
 * Vitest's pool for mutants: one process for all of them, because to load the program and its database for each would
 * take most of the time. Mutants of what runs while a module loads get a process of their own.
 */
export const lastingWorker = (options: PoolOptions): PoolWorker => {
  if (options.project.getProvidedContext().mutantActivation === 'static') return new ForksPoolWorker(options);

  const isFirst = living === undefined;
  living ??= new ForksPoolWorker(options);
  const worker = living;
  const listeners: [event: string, listener: (arg: unknown) => void][] = [];
  const answer = (type: 'started' | 'stopped') => {
    const hearing = listeners.filter(([event]) => event === 'message');
    for (const [, listener] of hearing) {
      queueMicrotask(() => listener({ type, __vitest_worker_response__: true }));
    }
  };
  // Vitest sends it only at the start. It says which tests of a file run.
  const withConfig = (message: WorkerRequest & { type: 'run' }) => ({
    ...message,
    context: { ...message.context, config: options.project.serializedConfig },
  });

  return {
    name: worker.name,
    cacheFs: worker.cacheFs,
    on(event, listener) {
      listeners.push([event, listener]);
      worker.on(event, listener);
    },
    off: (event, listener) => worker.off(event, listener),
    send(message) {
      if (message.type === 'stop') answer('stopped');
      else if (message.type === 'start' && !isFirst) answer('started');
      // After a failed test the worker ends its run by itself. This message would then end the next run.
      else if (Object(message).m !== 'onCancel') {
        worker.send(message.type === 'run' ? withConfig(message) : message);
      }
    },
    deserialize: (data) => data,
    async start() {
      if (isFirst) await worker.start();
    },
    async stop() {
      for (const [event, listener] of listeners) worker.off(event, listener);
    },
  };
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Stryker's. */
    mutantActivation: 'static' | 'runtime';
  }
}
