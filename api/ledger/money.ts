import { type RawBuilder, sql } from 'kysely';
import { centsToDollars } from '../../contract/common';

/** A share of an amount (cents) in hundredths of a percent, rounded half up to the cent. */
export const percentOf = (cents: number, hundredths: number): number =>
  Number((BigInt(cents) * BigInt(hundredths) + 5_000n) / 10_000n);

/** Cents of a query as the decimal dollars that travel. */
export const dollars = (cents: RawBuilder<unknown>): RawBuilder<string> => sql`(${cents} * 0.01)::text`;

export const inDollars = <Name extends string>(amounts: Readonly<Record<Name, number>>) =>
  Object.fromEntries(
    Object.entries<number>(amounts).map(([name, cents]) => [name, centsToDollars(cents)]),
  ) as Record<Name, string>;
