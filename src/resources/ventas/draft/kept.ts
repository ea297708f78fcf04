import * as z from 'zod/mini';
import { readKept, writeKept } from '../../../http/storage';

interface Key {
  usuario: number;
  venta: number;
}

/** `version` is the one on which they were typed. */
const UnsentRows = z.object({
  version: z.number(),
  texts: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()])))),
});

type UnsentRows = z.infer<typeof UnsentRows>;

const rowsKey = ({ usuario, venta }: Key) => `venta.${usuario}.${venta}`;

export const readRows = (key: Key): UnsentRows | undefined =>
  readKept('sessionStorage', rowsKey(key), UnsentRows) ?? readKept('localStorage', rowsKey(key), UnsentRows);

/** Rows outlive session and tab; undefined removes them. */
export const writeRows = (key: Key, rows: UnsentRows | undefined): void => {
  writeKept('sessionStorage', rowsKey(key), rows);
  writeKept('localStorage', rowsKey(key), rows);
};
