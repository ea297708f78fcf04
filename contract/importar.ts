import * as z from 'zod/mini';
import { type CallAccess, defineCall } from './call';
import { Conteo, OptionalId, Texto } from './common';
import { Linea } from './errores';

/** The rows of one file are written in one transaction. */
export const MOST_FILAS = 5_000;
export const MOST_COLUMNAS = 60;
export const LONGEST_CELDA = 1_000;
export const LONGEST_ARCHIVO = 120;

/** A cell of a file, as a form would send it; '' says nothing. */
const Celda = z.union([z.string().check(z.maxLength(LONGEST_CELDA)), z.number(), z.boolean()]);
export type Celda = z.infer<typeof Celda>;

/** The rows of a file, each with as many cells as there are columns, which are named as the section's fields are. */
export const Importacion = z.object({
  archivo: Linea(LONGEST_ARCHIVO).check(z.minLength(1, 'Falta el nombre del archivo')),
  columnas: z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(MOST_COLUMNAS)),
  filas: z
    .array(z.array(Celda).check(z.maxLength(MOST_COLUMNAS)))
    .check(
      z.minLength(1, 'El archivo no tiene filas'),
      z.maxLength(MOST_FILAS, `Importe ${MOST_FILAS} filas como máximo`),
    ),
  /** Values of a new record where the file says nothing. */
  por_defecto: z.record(z.string(), Celda),
  /** Tells what would come of it, and writes nothing. */
  solo_revisar: z.boolean(),
});
export type Importacion = z.infer<typeof Importacion>;

/** The outcome of a row. */
export const Fila = z.object({
  resultado: z.enum(['nueva', 'cambia', 'igual']),
  /** The id of the record that is there already. */
  id: OptionalId,
  /** The values of now, as they travel, of the fields that the row changes. */
  cambios: z.array(z.object({ campo: Texto, antes: Texto })),
  /** Without a field: of the row as a whole. */
  errores: z.array(z.object({ campo: Texto, texto: Texto })),
  /** Another record that is just like what would be made. */
  parecido: OptionalId,
});
export type Fila = z.infer<typeof Fila>;

/** Beside the `error` of a refusal: nothing was written. */
export const FilasRefused = z.object({ filas: z.array(Fila) });

export const Importada = z.object({
  nuevas: Conteo,
  cambiadas: Conteo,
  iguales: Conteo,
  /** Only where nothing was written. */
  filas: z.array(Fila),
});
export type Importada = z.infer<typeof Importada>;

/** POST /api/{name}/importar, of the local API alone: takes the rows of a spreadsheet. */
export const importCall = (name: string, access: CallAccess) =>
  defineCall('POST', `/api/${name}/importar`, {
    access,
    body: Importacion,
    answer: Importada,
    creates: true,
    slow: true,
  });
