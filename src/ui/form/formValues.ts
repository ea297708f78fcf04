import type * as z from 'zod/mini';

export type Values = Record<string, unknown>;

/** By field, the first thing that the contract has against the values. */
export const refusalsOf = (schema: z.ZodMiniType, values: Values): Record<string, string> => {
  const issues = schema.safeParse(withTexts(values)).error?.issues ?? [];

  return Object.fromEntries(
    issues.toReversed().map(({ path: [field], message }) => [field ?? 'root', spanish(message)]),
  );
};

/** Where the contract leaves the text to zod, zod's is English. */
const spanish = (message: string) => (message.startsWith('Invalid') ? 'Este dato no es válido' : message);

/** react-admin's inputs hold null where nothing is written; the contract wants a text. */
export const withTexts = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? '']));
