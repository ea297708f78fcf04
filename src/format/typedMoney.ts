import { roundToTwo } from './money';
import { visible } from './text';

const SIMPLE = /^(-?)(\d*)(?:[.,](\d{0,2}))?$/;
/** Groups of three; decimals after the other separator. */
const GROUPED = /^(-?)([1-9]\d{0,2}([.,])\d{3}(?:\3\d{3})*)(?:(?!\3)[.,](\d{0,2}))?$/;
/** 1.500 can mean 1500 or 1.5. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** Decimals as the API reads them. Ambiguous text stays as typed. */
export const plainDollars = (typed: string): string => {
  const text = withoutCurrency(typed);
  if (AMBIGUOUS.test(text) || !/\d/.test(text)) return typed.trim();
  const [, sign = '', whole = '', decimals] = SIMPLE.exec(text) ?? withoutGroups(text) ?? [];
  if (whole === '' && decimals === undefined) return typed.trim();

  return `${sign}${whole || '0'}${decimals ? `.${decimals}` : ''}`;
};

const withoutGroups = (text: string) => {
  const [, sign, groups, , decimals] = GROUPED.exec(text) ?? [];

  return groups === undefined ? undefined : ['', sign, groups.replace(/\D/g, ''), decimals];
};

/** Names both readings, rounded to two decimals. */
export const ambiguityOf = (typed: string): string | undefined => {
  const text = withoutCurrency(typed);
  if (!AMBIGUOUS.test(text)) return undefined;
  const [thousands, decimal] = [text.replace(/[.,]/, ''), text.replace(',', '.')];

  return `${text} puede ser ${thousands}.00 o ${twoDecimals(decimal)}: escriba el que es`;
};

const twoDecimals = (number: string): string => roundToTwo(Number(number)).toFixed(2);

/** A number of a spreadsheet has a point for its decimals alone. */
export const decimalsRefusal = (number: string): string | undefined => {
  const decimals = /^-?\d+\.(\d{3,})$/.exec(number)?.[1]?.length;
  if (decimals === undefined) return undefined;

  return `Tiene ${decimals === 3 ? 'tres' : decimals} decimales: escríbalo con dos, como ${twoDecimals(number)}`;
};

const CURRENCY = '(?:USD|US ?\\$|\\$)';
const BEFORE = new RegExp(`^(-?)\\s*${CURRENCY}\\s*`, 'i');
const AFTER = new RegExp(`\\s*${CURRENCY}$`, 'i');

/** 'US$ 12,50', '$ 12,50' and '12,50 USD' are '12,50'. A minus of a word processor is one. */
const withoutCurrency = (typed: string): string =>
  visible(typed).replace(AFTER, '').replace(/^−/, '-').replace(BEFORE, '$1');
