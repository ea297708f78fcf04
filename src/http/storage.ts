import type * as z from 'zod/mini';

/** sessionStorage belongs to this tab. A full or forbidden storage keeps nothing, without an error. */
export type Where = 'sessionStorage' | 'localStorage';

/** Undefined if the schema refuses the stored value. */
export const readKept = <T>(where: Where, key: string, schema: z.ZodMiniType<T>): T | undefined => {
  try {
    return schema.parse(JSON.parse(window[where].getItem(key) ?? ''));
  } catch {
    return undefined;
  }
};

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
