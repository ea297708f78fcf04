import type * as z from 'zod/mini';

/** 'sessionStorage' belongs to this tab. In a full or forbidden storage nothing is kept, without an error. */
export type Where = 'sessionStorage' | 'localStorage';

/** Undefined where the schema refuses what is stored. */
export const readKept = <T>(where: Where, key: string, schema: z.ZodMiniType<T>): T | undefined => {
  try {
    return schema.parse(JSON.parse(window[where].getItem(key) ?? ''));
  } catch {
    return undefined;
  }
};

/** Removes the key for undefined. */
export const writeKept = (where: Where, key: string, value: unknown): void => {
  try {
    if (value === undefined) window[where].removeItem(key);
    else window[where].setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden; the text is still on the screen.
  }
};

export const keptKeys = (where: Where, prefix = ''): string[] => {
  try {
    return Object.keys(window[where]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
};
