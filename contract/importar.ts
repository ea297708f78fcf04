import * as z from 'zod/mini';
import { type CallAccess, defineCall } from './call';
import { Conteo, countText, Id, OptionalId, Texto } from './common';
import { Linea } from './errores';

/** The rows of one file are written in one transaction. 5,000 ordinary promotores are 1.1 MB. */
export const MOST_FILAS = 5_000;
export const MOST_COLUMNAS = 60;
export const LONGEST_CELDA = 1_000;
export const LONGEST_ARCHIVO = 120;

/** A cell as a form would send it; '' leaves the field unchanged. */
const Celda = z.union([z.string().check(z.maxLength(LONGEST_CELDA)), z.number(), z.boolean()]);
export type Celda = z.infer<typeof Celda>;

/** Counted first: zod collects an issue for each wrong value, and 120,000 issues overflow its stack. */
const PorDefecto = z.pipe(
  z.transform((value, { issues }) => {
    if (Object.keys(Object(value)).length > MOST_COLUMNAS) {
      issues.push({ code: 'custom', input: value, message: `Hay más de ${MOST_COLUMNAS} valores` });
    }

    return value;
  }),
  z.record(z.string(), Celda),
);

const Version = z.nullable(z.int().check(z.nonnegative()));

/** The first name that occurs twice: only one of its two cells could be stored. */
const repeated = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) < index);

/** Columns have the names of the section's fields. */
export const Importacion = z
  .object({
    archivo: Linea(LONGEST_ARCHIVO).check(z.minLength(1, 'Falta el nombre del archivo')),
    columnas: z.array(z.string().check(z.maxLength(60))).check(
      z.minLength(1),
      z.maxLength(MOST_COLUMNAS),
      z.refine((names) => repeated(names) === undefined, {
        error: ({ input }) => `La columna «${repeated(input as string[])}» está dos veces`,
      }),
    ),
    filas: z
      .array(z.array(Celda).check(z.maxLength(MOST_COLUMNAS)))
      .check(
        z.minLength(1, 'El archivo no tiene filas'),
        z.maxLength(MOST_FILAS, `Importe ${countText(MOST_FILAS)} filas como máximo`),
      ),
    /** Values of new records for empty cells. */
    por_defecto: PorDefecto,
    solo_revisar: z.boolean(),
    /** By row, as the look answered them; null for new records. An import without a look is refused. */
    versiones: z.optional(z.array(Version).check(z.maxLength(MOST_FILAS))),
  })
  .check(
    z.refine(({ solo_revisar, versiones, filas }) => solo_revisar || versiones?.length === filas.length, {
      path: ['versiones'],
      message: 'Revise el archivo antes de importarlo',
    }),
  );
export type Importacion = z.infer<typeof Importacion>;

export const Fila = z.object({
  resultado: z.enum(['nueva', 'cambia', 'igual']),
  id: OptionalId,
  /** The version of the stored record; null for a new one. */
  version: z.catch(Version, null),
  /** The current values of the changed fields, in wire format. */
  cambios: z.array(z.object({ campo: Texto, antes: Texto })),
  /** Without campo, the error concerns the whole row. `fila` is the index of an earlier row of the same record. */
  errores: z.array(z.object({ campo: Texto, texto: Texto, fila: z.optional(Conteo) })),
  /** An existing record with the same values. */
  parecido: OptionalId,
  /** The record is disabled, and the row does not name its estado. */
  inhabilitada: z.catch(z.boolean(), false),
  /** Why the amount may be wrong, or ''. */
  duda: z.catch(Texto, ''),
  /** The money that is stored for the cells of this row, in wire format. */
  importes: z.catch(z.array(z.object({ campo: Texto, valor: Texto })), []),
});
export type Fila = z.infer<typeof Fila>;

/** The error of a second row of one record. `fila` is the first one, counted as the reader counts. */
export const repeats = (fila: number): string => `Se repite: ya está en la fila ${fila}`;

/** Comes with the `error` of a refusal; nothing was written. 'outdated': a record changed since the look. */
export const FilasRefused = z.object({ filas: z.array(Fila), reason: z.optional(z.literal('outdated')) });

export const Importada = z.object({
  nuevas: Conteo,
  cambiadas: Conteo,
  iguales: Conteo,
  /** Empty if the rows were written. */
  filas: z.array(Fila),
  /** By column of money: how many rows fill it, and what is stored for them, in wire format. */
  sumas: z.catch(z.array(z.object({ campo: Texto, conteo: Conteo, total: Texto })), []),
  /** Names the rows that were written; null for a look. Lists filter by it. */
  importacion: z.catch(OptionalId, null),
});
export type Importada = z.infer<typeof Importada>;

/** Those that the user made today and can undo, the newest first. */
export const importacionesCall = (name: string, access: CallAccess) =>
  defineCall('GET', `/api/${name}/importar`, {
    access,
    answer: z.array(z.object({ id: Id, archivo: Texto, fecha: Texto, filas: Conteo })),
    own: true,
  });

const Deshecha = z.object({
  /** New records that are annulled now, or disabled in a section without annulment. */
  anulados: Conteo,
  /** Changed records that have again what they had before. */
  devueltos: Conteo,
  /** Records that stay as they are, and why. */
  dejados: z.array(z.object({ id: Id, texto: Texto })),
});
export type Deshecha = z.infer<typeof Deshecha>;

/** On the day of the import. */
export const undoImportCall = (name: string, access: CallAccess) =>
  defineCall('POST', `/api/${name}/importar/{id}/deshacer`, {
    access,
    answer: Deshecha,
    slow: true,
    alone: true,
  });

/** Only our own API has it. */
export const importCall = (name: string, access: CallAccess) =>
  defineCall('POST', `/api/${name}/importar`, {
    access,
    body: Importacion,
    answer: Importada,
    creates: true,
    slow: true,
    alone: true,
    largest: 4_000_000,
  });
