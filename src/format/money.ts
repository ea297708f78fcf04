const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Integer cents as whole dollars, rounded half away from zero: 150050 → "$1,501" (SPEC 9). */
export const formatMoney = (cents: number): string => withMinus(dollars.format(roundToDollars(cents)));

/** Integer cents as whole dollars; never −0. */
export const roundToDollars = (cents: number): number => {
  const whole = Math.floor((Math.abs(cents) + 50) / 100);

  return cents < 0 && whole > 0 ? -whole : whole;
};

const exactDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Integer cents to the cent, where a sum is still being typed: 150050 → "$1,500.50". */
export const formatExact = (cents: number): string => withMinus(exactDollars.format(cents / 100));

/** With a minus sign in place of the hyphen: −12. */
export const withMinus = (number: string): string => number.replace('-', '−');
