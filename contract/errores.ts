import * as z from 'zod/mini';
import { defineCall } from './call';

/** On one line, and with nothing that hides or turns around what stands beside it. */
const inOneLine = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();

/** A text that goes into the log, or beside other words. */
export const Linea = (most: number) =>
  z.string().check(z.maxLength(most, { abort: true }), z.overwrite(inOneLine));

/** An error in a browser; it says nothing about the user or their input. */
export const ErrorDePagina = z.object({
  /** Caught by nobody, of a promise, or of a part of a screen in whose place a text stands now. */
  origen: z.enum(['error', 'promesa', 'pantalla']),
  mensaje: Linea(300).check(z.minLength(1)),
  /** The stack trace, innermost call first. */
  pila: Linea(1500),
  /** The path of the page, without query and fragment. */
  pagina: Linea(200).check(z.regex(/^\/[^?#]*$/)),
});
export type ErrorDePagina = z.infer<typeof ErrorDePagina>;

/** A host of the specification need not have it: it is told to our own origin alone. */
export const erroresCalls = {
  create: defineCall('POST', '/api/errores', {
    access: 'public',
    body: ErrorDePagina,
    answer: z.object({}),
  }),
};
