import * as z from 'zod/mini';
import type { Texts } from './gridRows';

const Kept = z.object({
  version: z.number(),
  texts: z.array(z.tuple([z.string(), z.string()])),
});

interface Key {
  usuario: number;
  venta: number;
}

/** Rows that the server does not hold yet, and the version they were typed on. */
interface Kept {
  version: number;
  texts: readonly Texts[];
}

const keyOf = ({ usuario, venta }: Key) => `venta.${usuario}.${venta}`;

/** What this tab typed and could not send, as where the session ended meanwhile. */
export const readKept = (key: Key): Kept | undefined => {
  try {
    return Kept.parse(JSON.parse(sessionStorage.getItem(keyOf(key)) ?? ''));
  } catch {
    return undefined;
  }
};

/** Keeps the rows over the end of the session; undefined: there are none to keep. */
export const writeKept = (key: Key, kept: Kept | undefined): void => {
  try {
    if (kept) sessionStorage.setItem(keyOf(key), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(key));
  } catch {
    // A full or forbidden storage: the rows stand on the screen all the same.
  }
};
