import * as z from 'zod/mini';
import { keptKeys, readKept, writeKept } from '../../../http/storage';
import type { Texts } from '../grid/gridRows';

/** Rows that the server does not have. `version` is the one on which they were typed. */
const UnsentRows = z.object({
  version: z.number(),
  texts: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()])))),
});

export interface UnsentRows {
  version: number;
  texts: readonly Texts[];
}

export const unsentKey = (usuario: number, venta: number): string => `venta.${usuario}.${venta}`;

export const readUnsent = (key: string): UnsentRows | undefined =>
  readKept('sessionStorage', key, UnsentRows) ?? readKept('localStorage', key, UnsentRows);

/** They outlive session and tab; undefined removes them. */
export const writeUnsent = (key: string, rows: UnsentRows | undefined): void => {
  writeKept('sessionStorage', key, rows);
  writeKept('localStorage', key, rows);
};

/** The ids of the ventas with unsent rows of a user on this computer. */
export const unsentVentas = (usuario: number): number[] => {
  const prefix = unsentKey(usuario, 0).slice(0, -1);

  return keptKeys('localStorage', prefix).map((key) => Number(key.slice(prefix.length)));
};
