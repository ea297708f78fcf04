import * as z from 'zod/mini';
import type { Textos } from './filas';

const Respaldo = z.object({
  version: z.number(),
  textos: z.array(z.tuple([z.string(), z.string()])),
});

interface Key {
  usuario: number;
  venta: number;
}

/** Rows that the server does not hold yet, and the version they were typed on. */
interface Respaldo {
  version: number;
  textos: readonly Textos[];
}

const keyOf = ({ usuario, venta }: Key) => `venta.${usuario}.${venta}`;

/** What this tab typed and could not send, as where the session ended meanwhile. */
export const readRespaldo = (key: Key): Respaldo | undefined => {
  try {
    return Respaldo.parse(JSON.parse(sessionStorage.getItem(keyOf(key)) ?? ''));
  } catch {
    return undefined;
  }
};

/** Keeps the rows over the end of the session; undefined: there are none to keep. */
export const writeRespaldo = (key: Key, respaldo: Respaldo | undefined): void => {
  try {
    if (respaldo) sessionStorage.setItem(keyOf(key), JSON.stringify(respaldo));
    else sessionStorage.removeItem(keyOf(key));
  } catch {
    // A full or forbidden storage: the rows stand on the screen all the same.
  }
};
