import * as z from 'zod/mini';
import { readKept, writeKept } from '../../../http/storage';

interface Key {
  usuario: number;
  venta: number;
}

/** Rows that the server does not hold yet, and the version of the venta that they were typed on. */
const UnsentRows = z.object({
  version: z.number(),
  texts: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()])))),
});

type UnsentRows = z.infer<typeof UnsentRows>;

const rowsKey = ({ usuario, venta }: Key) => `venta.${usuario}.${venta}`;

/** sessionStorage first, then localStorage. */
export const readRows = (key: Key): UnsentRows | undefined =>
  readKept('sessionStorage', rowsKey(key), UnsentRows) ?? readKept('localStorage', rowsKey(key), UnsentRows);

/** Keeps rows over the end of the session and of the tab; undefined removes them. */
export const writeRows = (key: Key, rows: UnsentRows | undefined): void => {
  writeKept('sessionStorage', rowsKey(key), rows);
  writeKept('localStorage', rowsKey(key), rows);
};
