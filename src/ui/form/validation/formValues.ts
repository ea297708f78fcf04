import type * as z from 'zod/mini';
import { SOLO_NUMEROS, TOO_LARGE } from '../../../../contract/common';
import { ambiguityOf, plainDollars } from '../../../format/typedMoney';

export type Values = Record<string, unknown>;

export const refusalsOf = (schema: z.ZodMiniType, values: Values): Record<string, string> => {
  const issues = schema.safeParse(withTexts(values), { error: () => INVALID }).error?.issues ?? [];

  return Object.fromEntries(
    issues
      .reverse()
      .map(({ path: [field], message }) => [
        field ?? 'root',
        message === SOLO_NUMEROS ? moneyRefusal(String(values[String(field)])) : message,
      ]),
  );
};

/** For what the contract has no text of its own. */
export const INVALID = 'Este dato no es válido';

export const moneyRefusal = (typed: string): string =>
  ambiguityOf(typed) ?? (/^-?\d{11,}(\.\d{0,2})?$/.test(plainDollars(typed)) ? TOO_LARGE : SOLO_NUMEROS);

/** react-admin's empty inputs hold null; the contract wants text. */
export const withTexts = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value ?? '']));
