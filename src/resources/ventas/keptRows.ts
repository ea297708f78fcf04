import * as z from 'zod/mini';
import type { Texts } from './gridRows';

const Kept = z.object({
  version: z.number(),
  texts: z.array(z.tuple([z.string(), z.string()])),
});

export interface Key {
  usuario: number;
  venta: number;
}

/** Rows that the server does not hold yet, and the version they were typed on. */
interface Kept {
  version: number;
  texts: readonly Texts[];
}

const keyOf = ({ usuario, venta }: Key) => `venta.${usuario}.${venta}`;

/** What was typed here and could not be sent, as where the session ended meanwhile: in this tab, else in this browser. */
export const readKept = (key: Key): Kept | undefined => {
  try {
    const text = sessionStorage.getItem(keyOf(key)) ?? localStorage.getItem(keyOf(key)) ?? '';

    return Kept.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
};

/** Keeps the rows over the end of the session, and of the tab; undefined: there are none to keep. */
export const writeKept = (key: Key, kept: Kept | undefined): void => {
  const text = kept && JSON.stringify(kept);
  try {
    for (const storage of [sessionStorage, localStorage]) {
      if (text) storage.setItem(keyOf(key), text);
      else storage.removeItem(keyOf(key));
    }
  } catch {
    // A full or forbidden storage: the rows stand on the screen all the same.
  }
};
