import * as z from 'zod/mini';
import { keptKeys, readKept, writeKept } from '../../../http/storage';
import type { Row } from '../grid/gridRow';
import { rowsOf } from '../grid/gridRows';

const KeptRow = z.readonly(z.tuple([z.number(), z.string(), z.string()]));
const KeptRows = z.readonly(z.array(KeptRow));

const Kept = z.object({
  version: z.number(),
  rows: z.optional(KeptRows),
  base: z.optional(KeptRows),
  place: z.optional(z.string()),
  /** Of older releases, in place of the others. */
  texts: z.optional(z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()]))))),
});

/** Rows that the server does not have. */
export interface UnsentRows {
  /** The one on which they were typed. */
  version: number;
  rows: readonly Row[];
  /** The rows and the place of that version; older releases kept neither. */
  base?: readonly Row[];
  place?: string;
}

export const unsentKey = (usuario: number, venta: number): string => `venta.${usuario}.${venta}`;

export const readUnsent = (key: string): UnsentRows | undefined => {
  const kept = readKept('sessionStorage', key, Kept) ?? readKept('localStorage', key, Kept);
  if (!kept) return undefined;
  const { version, rows, base, place, texts = [] } = kept;

  return {
    version,
    rows: rows ? rows.map(toRow) : rowsOf(texts).rows,
    base: base?.map(toRow),
    place,
  };
};

/** They outlive session and tab; undefined removes them. */
export const writeUnsent = (key: string, unsent: UnsentRows | undefined): void => {
  const kept = unsent && {
    ...unsent,
    rows: unsent.rows.map(toKept),
    base: unsent.base?.map(toKept),
  };
  writeKept('sessionStorage', key, kept);
  writeKept('localStorage', key, kept);
};

const toKept = ({ key, colilla, valor }: Row) => [key, colilla, valor];

const toRow = ([key, colilla, valor]: z.infer<typeof KeptRow>): Row => ({ key, colilla, valor });

/** The ids of the ventas with unsent rows of a user on this computer. */
export const unsentVentas = (usuario: number): number[] => {
  const prefix = unsentKey(usuario, 0).slice(0, -1);

  return keptKeys('localStorage', prefix).map((key) => Number(key.slice(prefix.length)));
};
