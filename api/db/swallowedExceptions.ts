import type { PGlite } from '@electric-sql/pglite';

/** The functions of the engine that PGlite calls while it runs a statement. */
const CALLS = [
  '_PostgresMainLoopOnce',
  '_PostgresMainLongJmp',
  '_PostgresSendReadyForQueryIfNecessary',
  '_pgl_pq_flush',
] as const;

type Module = Record<(typeof CALLS)[number], (...args: number[]) => void>;

/** PostgreSQL's own way to leave a failed statement. */
const LONGJMP = 100;

/**
 * PGlite drops every exception of its engine and goes on, with wrong answers or for ever. `endThread` gets the first
 * one that is not PostgreSQL's own, and must not return.
 */
export const watchExceptions = (pglite: PGlite, endThread: (reason: string) => never): void => {
  const module = moduleOf(pglite);
  for (const name of CALLS) {
    const call = module[name];
    module[name] = (...args) => {
      try {
        return call(...args);
      } catch (error) {
        if (Object(error).status !== LONGJMP) endThread(String(Object(error).message ?? error));
        throw error;
      }
    };
  }
};

const moduleOf = (pglite: PGlite): Module => {
  const module: unknown = Reflect.get(pglite, 'mod');
  if (!isModule(module)) throw new Error('This version of PGlite has other internals');

  return module;
};

const isModule = (module: unknown): module is Module =>
  CALLS.every((name) => typeof Object(module)[name] === 'function');
