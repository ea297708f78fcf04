import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { EngineFiles, FromEngine, ToEngine } from './engineThread';
import { BrokenEngine, SlowStatement } from './faults';

type Bytes = Uint8Array<ArrayBuffer>;

export interface Engine {
  /** Sends bytes of the wire protocol and returns those of the answer. Rejects when the engine ends. */
  exchange(message: Bytes, deadline: number): Promise<Bytes>;
  /** Resolves when the thread has ended. */
  close(): Promise<void>;
}

interface Events {
  /** An open engine broke, or a statement passed its deadline. Its files are free when `gone` resolves. */
  onEnd?: (reason: Error, gone: Promise<unknown>) => void;
  onFullDisk?: (reason: string) => void;
}

interface Exchange {
  answer: (bytes: Bytes) => void;
  refuse: (error: Error) => void;
  timer: NodeJS.Timeout;
}

let compiled: WebAssembly.Module | undefined;

/** The first one compiles PGlite's program. The others share its code, also what V8 has improved meanwhile. */
const startThread = (): Worker => {
  const thread = new Worker(PROGRAM, { workerData: compiled });
  // It is the first message, so that no later one is looked at twice.
  if (!compiled) {
    thread.once('message', (told: FromEngine) => {
      if (told.kind === 'compiled') compiled = told.wasm;
    });
  }

  return thread;
};

let spare: Worker | undefined;

/** A thread that has loaded PGlite opens its files half a second sooner. The next engine takes it. */
export const keepSpare = (): void => {
  if (spare) return;
  spare = startThread();
  spare.unref();
  // The engine starts a thread of its own instead, and tells what is wrong.
  spare.once('error', () => {
    spare = undefined;
  });
};

const takeThread = (): Worker => {
  const thread = spare ?? startThread();
  spare = undefined;
  thread.removeAllListeners('error').ref();

  return thread;
};

/** Starts the thread of one PGlite. Rejects if it cannot open the files. */
export const startEngine = (files: EngineFiles, { onEnd, onFullDisk }: Events = {}): Promise<Engine> => {
  const worker = takeThread();
  const post = (message: ToEngine) =>
    worker.postMessage(message, message instanceof Uint8Array ? [message.buffer] : []);
  /** Answered in this order. */
  const underWay: Exchange[] = [];
  let state: 'opening' | 'open' | 'closing' | Error = 'opening';

  const engine: Engine = {
    exchange: (message, deadline) =>
      new Promise((answer, refuse) => {
        if (state instanceof Error) return refuse(state);
        const startTimer = () => {
          const due = performance.now() + deadline;

          return setTimeout(() => {
            // The process stood still: the statement had no time either, or its answer waits to be read.
            if (performance.now() - due > LATE) exchange.timer = startTimer();
            else end(new SlowStatement(deadline));
          }, deadline);
        };
        const exchange: Exchange = { answer, refuse, timer: startTimer() };
        underWay.push(exchange);
        post(message);
      }),
    close: () =>
      new Promise((resolve) => {
        state = 'closing';
        worker.once('exit', () => resolve());
        post('close');
      }),
  };

  let end: (reason: Error) => void;

  return new Promise((resolve, reject) => {
    end = (reason) => {
      if (state instanceof Error) return;
      const wasOpen = state === 'open';
      state = reason;
      const gone = worker.terminate();
      reject(reason);
      // First, so that the next connection begins with the next engine.
      if (wasOpen) onEnd?.(reason, gone);
      for (const { refuse, timer } of underWay) {
        clearTimeout(timer);
        refuse(reason);
      }
    };

    post(files);
    worker.on('message', (told: FromEngine) => {
      if (told.kind === 'open') {
        state = 'open';
        resolve(engine);
      }
      if (told.kind === 'refused') end(Object.assign(new Error(), told.error));
      if (told.kind === 'broken') end(new BrokenEngine(told.reason));
      if (told.kind === 'disk') onFullDisk?.(told.reason);
      if (told.kind === 'answer') {
        const { answer, timer } = underWay.shift() as Exchange;
        clearTimeout(timer);
        answer(told.bytes);
      }
    });
    worker.on('error', ({ message }) => end(new BrokenEngine(message)));
    worker.once('exit', () => end(new BrokenEngine('The thread of the database ended')));
  });
};

/** In milliseconds. */
const LATE = 500;

/** The thread runs the built program beside this one, or its source through tsx, which a thread does not inherit. */
const programOf = (here: string): URL => {
  if (!here.endsWith('.ts')) return new URL('./engineThread.js', here);
  const tsx = pathToFileURL(createRequire(here).resolve('tsx/esm')).href;
  const source = new URL('./engineThread.ts', here).href;

  return new URL(
    `data:text/javascript,import { register } from 'node:module'; register('${tsx}', { data: true }); await import('${source}');`,
  );
};

const PROGRAM = programOf(import.meta.url);
