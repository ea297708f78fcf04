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

/** To two decimals, as a spreadsheet does: 1.005 is 1.01, although no computer holds it exactly. */
export const roundToTwo = (value: number): number =>
  Math.abs(value) < 1e13
    ? (Math.sign(value) * Math.round(Number((Math.abs(value) * 100).toPrecision(15)))) / 100
    : value;

const exactDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 150050 → "$1,500.50" */
export const formatExact = (cents: number): string => withMinus(exactDollars.format(cents / 100));

/** 1300 → "+$13.00": a change. */
export const formatChange = (cents: number): string => `${cents > 0 ? '+' : ''}${formatExact(cents)}`;

export const withMinus = (number: string): string => number.replace('-', '−');
