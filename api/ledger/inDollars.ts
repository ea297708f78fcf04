import { centsToDollars } from '../../contract/common';

/** Amounts in cents as they travel. */
export const inDollars = <Name extends string>(amounts: Readonly<Record<Name, number>>) =>
  Object.fromEntries(
    Object.entries<number>(amounts).map(([name, cents]) => [name, centsToDollars(cents)]),
  ) as Record<Name, string>;
