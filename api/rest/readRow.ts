import type * as z from 'zod/mini';
import type { Fila } from '../../contract/importar';
import type { Values } from './restTable';

interface Read {
  data?: Values;
  errores: Fila['errores'];
}

/** A row as the contract reads it, or what it has against each of its cells. */
export const readRow = (schema: z.ZodMiniType<object>, values: Values): Read => {
  const { success, data, error } = schema.safeParse(values, { error: () => UNNAMED });
  if (success) return { data: { ...data }, errores: [] };

  const told = new Map(
    error.issues.toReversed().map(({ path: [field], message }) => [String(field ?? ''), message]),
  );

  return { errores: [...told].map(([campo, text]) => ({ campo, texto: text || plainText(values[campo]) })) };
};

/** Marks the texts that the contract leaves to zod, which speaks English. */
const UNNAMED = '';

const plainText = (value: unknown) =>
  value === undefined || value === '' ? 'Este dato es obligatorio' : 'Este dato no es válido';
