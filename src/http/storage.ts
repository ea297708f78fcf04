import type * as z from 'zod/mini';

/** 'sessionStorage' is this tab's alone. A full or forbidden storage is no error: nothing is kept then. */
export type Where = 'sessionStorage' | 'localStorage';

/** The JSON of a text, if it has this form. */
export const parseKept = <T>(schema: z.ZodMiniType<T>, text: string | null): T | undefined => {
  try {
    return schema.parse(JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
};

export const readKept = <T>(where: Where, key: string, schema: z.ZodMiniType<T>): T | undefined => {
  try {
    return parseKept(schema, window[where].getItem(key));
  } catch {
    return undefined;
  }
};

/** undefined: there is nothing to keep. */
export const writeKept = (where: Where, key: string, value: unknown): void => {
  try {
    if (value === undefined) window[where].removeItem(key);
    else window[where].setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: what was written still stands on the screen.
  }
};

export const keptKeys = (where: Where, prefix = ''): string[] => {
  try {
    return Object.keys(window[where]).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
};
