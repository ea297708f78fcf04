import { centsToDollars, dollarsToCents } from '../../../contract/common';

/** What each of so many cuotas comes to, the cent rounded up; "" where that cannot be said. */
export const cuotaOf = (valor: unknown, cuotas: unknown): string => {
  const cents = dollarsToCents(String(valor ?? ''));
  const count = Number(cuotas);
  if (!cents || cents < 0 || !Number.isInteger(count) || count < 1) return '';

  return centsToDollars(Math.ceil(cents / count));
};
