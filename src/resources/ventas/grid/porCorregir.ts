import { counted } from '../../../format/text';

/** How many rows of a draft are no lines yet, in words. */
export const porCorregir = (count: number): string =>
  counted(count, 'fila por corregir', 'filas por corregir');
