import type * as z from 'zod/mini';
import { createListeners } from '../format/listeners';

/** sessionStorage belongs to this tab. */
export type Where = 'sessionStorage' | 'localStorage';

interface Refused {
  /** Null if the value could not be removed. */
  value: string | null;
  /** The browser's value when it refused. If it differs now, another tab has written it. */
  stored: string | null;
}

/** Never throws. What the browser does not take stays in memory, until the page closes. */
const createSafeStorage = (where: Where) => {
  const refused = new Map<string, Refused>();
  const { subscribe, tell } = createListeners();

  /** Undefined if cookies or site data are blocked. */
  const browserStorage = (): Storage | undefined => {
    const storage = attempt(() => window[where]) ?? undefined;

    return Object.is(storage, safe) ? undefined : storage;
  };
  const readStored = (key: string) => attempt(() => browserStorage()?.getItem(key)) ?? null;

  const write = (key: string, value: string | null) => {
    const remove = () => attempt(() => browserStorage()?.removeItem(key));
    if (value === null) remove();
    else attempt(() => browserStorage()?.setItem(key, value));
    // Other tabs must not take an older value for this one.
    if (readStored(key) !== value) remove();

    const stored = readStored(key);
    if (stored === value) refused.delete(key);
    else refused.set(key, { value, stored });
    tell();
  };

  const safe = {
    getItem(key: string): string | null {
      const stored = readStored(key);
      const own = refused.get(key);

      return own && own.stored === stored ? own.value : stored;
    },
    setItem: (key: string, value: string): void => write(key, value),
    removeItem: (key: string): void => write(key, null),
    keys: (): string[] =>
      [...new Set([...(attempt(() => Object.keys(browserStorage() ?? {})) ?? []), ...refused.keys()])].filter(
        (key) => safe.getItem(key) !== null,
      ),
    /** Whether the value, or any, is lost when the page closes. */
    isMemoryOnly: (key?: string): boolean =>
      [...refused].some(([one, { value }]) => value !== null && (key === undefined || key === one)),
    subscribe,
  };

  return safe;
};

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

export const safeStorage = {
  sessionStorage: createSafeStorage('sessionStorage'),
  localStorage: createSafeStorage('localStorage'),
};

/** Libraries fail on a storage that the browser refuses: they find ours in its place. */
export const replaceRefusedStorage = (): void => {
  for (const where of ['sessionStorage', 'localStorage'] as const) {
    const isThere = attempt(() => window[where].getItem('') !== undefined);
    const value = safeStorage[where];
    if (!isThere) attempt(() => Object.defineProperty(window, where, { configurable: true, value }));
  }
};

/** Undefined if the schema refuses the stored value. */
export const readKept = <T>(where: Where, key: string, schema: z.ZodMiniType<T>): T | undefined =>
  attempt(() => schema.parse(JSON.parse(safeStorage[where].getItem(key) ?? '')));

export const writeKept = (where: Where, key: string, value: unknown): void => {
  if (value === undefined) safeStorage[where].removeItem(key);
  else safeStorage[where].setItem(key, JSON.stringify(value));
};

export const keptKeys = (where: Where, prefix = ''): string[] =>
  safeStorage[where].keys().filter((key) => key.startsWith(prefix));
