import type { PGlite } from '@electric-sql/pglite';
import { logFault } from '../process/log';
import { CHANNEL, type Listen } from './listen';

/** The engine broke in this statement and would break in it again. Its transaction is not committed. */
export class BrokenEngine extends Error {
  override name = 'BrokenEngine';
  /** It broke in the commit itself. */
  isUnsure = false;
}

/** The part of PGlite that a connection of node-postgres uses. */
export type EngineSession = Pick<PGlite, 'waitReady' | 'execProtocolStream'>;

export interface Engine {
  /** Ends with the engine that it began on, as a connection ends with its server. */
  openSession(): EngineSession;
  listen: Listen;
  close(): Promise<void>;
}

interface Files {
  /** Opens the same files once more. */
  open: () => PGlite;
  /** They cannot be opened again. */
  onLost: (error: unknown) => void;
}

/** Keeps one PGlite at work (ADR 005). A broken one is replaced over its files; in memory it stays broken. */
export const keepEngine = async (first: PGlite, files?: Files): Promise<Engine> => {
  const hearers = new Set<Parameters<Listen>[0]>();

  const open = (pglite: PGlite) => {
    const prepare = async () => {
      await pglite.waitReady;
      onBreak(pglite, () => files && replace(files));
      pglite.onNotification((channel, payload) => {
        if (channel === CHANNEL) for (const { hear } of hearers) hear(payload);
      });
      await pglite.exec(`listen ${CHANNEL}`);
    };

    return { pglite, ready: prepare() };
  };

  const replace = (again: Files) => {
    const began = performance.now();
    current = open(again.open());
    current.ready.then(() => {
      logFault(`Base de datos: abierta de nuevo en ${Math.round(performance.now() - began)} ms`);
      // Notices may have been missed: whoever listens begins again.
      for (const isHearing of [false, true]) for (const { changed } of hearers) changed(isHearing);
    }, again.onLost);
  };

  let current = open(first);
  await current.ready;

  return {
    openSession: () => sessionOver(current),
    listen(hearer) {
      hearers.add(hearer);
      hearer.changed(true);

      return {
        check: () => undefined,
        end: async () => {
          hearers.delete(hearer);
        },
      };
    },
    async close() {
      await current.ready;
      await current.pglite.close();
    },
  };
};

const sessionOver = ({ pglite, ready }: { pglite: PGlite; ready: Promise<void> }): EngineSession => {
  let isOver = false;

  return {
    waitReady: ready,
    async execProtocolStream(message, options) {
      // node-postgres has sent these before it heard of the break.
      if (isOver) return [];
      try {
        return await pglite.execProtocolStream(message, options);
      } catch (error) {
        isOver = true;
        throw error;
      }
    },
  };
};

/** The functions of the engine that PGlite calls while it runs a statement. */
const CALLS = [
  '_PostgresMainLoopOnce',
  '_PostgresMainLongJmp',
  '_PostgresSendReadyForQueryIfNecessary',
  '_pgl_pq_flush',
] as const;

type Module = Record<(typeof CALLS)[number] | 'stackRestore', (...args: number[]) => void> & {
  _emscripten_force_exit(code: number): void;
};

/** PostgreSQL's own way to leave a failed statement. */
const LONGJMP = 100;

/**
 * PGlite drops every exception of its engine and goes on, with wrong answers or for ever. The first one that is not
 * PostgreSQL's own ends the engine here, and all that PGlite calls from then on throws.
 */
const onBreak = (pglite: PGlite, replace: () => void): void => {
  const module = moduleOf(pglite);
  let broken: BrokenEngine | undefined;

  const breakWith = (cause: unknown) => {
    broken = new BrokenEngine(`El motor se detuvo: ${Object(cause).message ?? cause}`, { cause });
    logFault(`Base de datos: ${broken.message}`);
    release(module);
    replace();
  };

  for (const name of CALLS) {
    const call = module[name];
    module[name] = (...args) => {
      if (broken) throw broken;
      try {
        return call(...args);
      } catch (error) {
        if (Object(error).status !== LONGJMP) breakWith(error);
        throw broken ?? error;
      }
    };
  }
  // The first thing that PGlite calls after it has dropped an exception.
  const { stackRestore } = module;
  module.stackRestore = (pointer) => {
    if (broken) throw broken;
    stackRestore(pointer);
  };
};

const moduleOf = (pglite: PGlite): Module => {
  const module: unknown = Reflect.get(pglite, 'mod');
  if (!isModule(module)) throw new Error('This version of PGlite has other internals');

  return module;
};

const isModule = (module: unknown): module is Module =>
  [...CALLS, 'stackRestore', '_emscripten_force_exit'].every(
    (name) => typeof Object(module)[name] === 'function',
  );

/** Closes its files and writes nothing. An engine that cannot even exit must not keep the next one from opening. */
const release = (module: Module) => {
  try {
    module._emscripten_force_exit(0);
  } catch (exit) {
    if (Object(exit).name !== 'ExitStatus') logFault(`Base de datos: ${Object(exit).message}`);
  }
};
