const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole dollars, rounded half away from zero: 150050 → "$1,501" (SPEC 9.1). */
export const formatMoney = (cents: number): string => withMinus(dollars.format(roundToDollars(cents)));

/** Never −0. */
export const roundToDollars = (cents: number): number => {
  const whole = Math.floor((Math.abs(cents) + 50) / 100);

  return cents < 0 && whole > 0 ? -whole : whole;
};

const exactDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 150050 → "$1,500.50" */
export const formatExact = (cents: number): string => withMinus(exactDollars.format(cents / 100));

export const withMinus = (number: string): string => number.replace('-', '−');
