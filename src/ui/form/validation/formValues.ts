import type * as z from 'zod/mini';
import { SOLO_NUMEROS } from '../../../../contract/common';
import { moneyRefusal } from './moneyRefusal';

export type Values = Record<string, unknown>;

/** By field, the first thing that the contract has against the values. */
export const refusalsOf = (schema: z.ZodMiniType, values: Values): Record<string, string> => {
  const issues = schema.safeParse(withTexts(values)).error?.issues ?? [];

  return Object.fromEntries(
    issues
      .toReversed()
      .map(({ path: [field], message }) => [field ?? 'root', plainer(message, values[String(field)])]),
  );
};

/** What the contract says where it has no words of its own: zod's are English. */
export const INVALID = 'Este dato no es válido';

/** How to write a thousand only the form can say. */
const plainer = (message: string, value: unknown) => {
  if (message === SOLO_NUMEROS) return moneyRefusal(String(value));

  return message.startsWith('Invalid') ? INVALID : message;
};

/** react-admin's inputs hold null where nothing is written; the contract wants a text. */
export const withTexts = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? '']));
