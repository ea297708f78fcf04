import type * as z from 'zod/mini';
import { Archivos, DineroTexto } from './common';

interface Shaped {
  record: { shape: Readonly<Record<string, unknown>> };
  input: object;
}

export const moneyOf = ({ record }: Pick<Shaped, 'record'>): string[] => keysOf(record.shape, DineroTexto);

export const inputColumns = (section: Pick<Shaped, 'input'>): string[] => Object.keys(shapeOf(section));

export const picturesOf = (section: Pick<Shaped, 'input'>): string[] => keysOf(shapeOf(section), Archivos);

/** The schema of each of them. */
export const shapeOf = ({ input }: Pick<Shaped, 'input'>): Readonly<Record<string, z.ZodMiniType>> =>
  'shape' in input ? Object(input.shape) : {};

const keysOf = (shape: Readonly<Record<string, unknown>>, schema: unknown) =>
  Object.keys(shape).filter((key) => shape[key] === schema);
