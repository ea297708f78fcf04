import type * as z from 'zod/mini';
import { SOLO_NUMEROS, TOO_LARGE } from '../../../../contract/common';
import { ambiguityOf, plainDollars } from '../../../format/typedMoney';

export type Values = Record<string, unknown>;

export const refusalsOf = (schema: z.ZodMiniType, values: Values): Record<string, string> => {
  const issues = schema.safeParse(withTexts(values)).error?.issues ?? [];

  return Object.fromEntries(
    issues
      .reverse()
      .map(({ path: [field], message }) => [field ?? 'root', plainer(message, values[String(field)])]),
  );
};

/** zod's own texts are English. */
export const INVALID = 'Este dato no es válido';

const plainer = (message: string, value: unknown) => {
  if (message === SOLO_NUMEROS) return moneyRefusal(String(value));

  return message.startsWith('Invalid') ? INVALID : message;
};

export const moneyRefusal = (typed: string): string =>
  ambiguityOf(typed) ?? (/^-?\d{11,}(\.\d{0,2})?$/.test(plainDollars(typed)) ? TOO_LARGE : SOLO_NUMEROS);

/** react-admin's empty inputs hold null; the contract wants text. */
export const withTexts = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? '']));
