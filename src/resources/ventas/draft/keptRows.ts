import * as z from 'zod/mini';
import { readKept, writeKept } from '../../../http/storage';
import type { Texts } from '../grid/gridRows';

const KeptRows = z.object({
  version: z.number(),
  texts: z.array(z.tuple([z.string(), z.string()])),
});

export interface Key {
  usuario: number;
  venta: number;
}

/** Rows that the server does not hold yet, and the version they were typed on. */
interface KeptRows {
  version: number;
  texts: readonly Texts[];
}

const keyOf = ({ usuario, venta }: Key) => `venta.${usuario}.${venta}`;

/** Rows that could not be sent, for example because the session ended: those of this tab first, then those of this browser. */
export const readRows = (key: Key): KeptRows | undefined =>
  readKept('sessionStorage', keyOf(key), KeptRows) ?? readKept('localStorage', keyOf(key), KeptRows);

/** Keeps the rows over the end of the session, and of the tab; undefined: there are none to keep. */
export const writeRows = (key: Key, rows: KeptRows | undefined): void => {
  writeKept('sessionStorage', keyOf(key), rows);
  writeKept('localStorage', keyOf(key), rows);
};
