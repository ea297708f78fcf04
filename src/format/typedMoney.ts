const SIMPLE = /^(-?)(\d*)(?:[.,](\d{0,2}))?$/;
/** Groups of three; decimals after the other separator. */
const GROUPED = /^(-?)([1-9]\d{0,2}([.,])\d{3}(?:\3\d{3})*)(?:(?!\3)[.,](\d{0,2}))?$/;
/** 1.500 can mean 1500 or 1.5. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** Decimals as the API reads them. Ambiguous text stays as typed. */
export const plainDollars = (typed: string): string => {
  const text = withoutSign(typed);
  if (AMBIGUOUS.test(text) || !/\d/.test(text)) return typed.trim();
  const [, sign = '', whole = '', decimals] = SIMPLE.exec(text) ?? withoutGroups(text) ?? [];
  if (whole === '' && decimals === undefined) return typed.trim();

  return `${sign}${whole || '0'}${decimals ? `.${decimals}` : ''}`;
};

const withoutGroups = (text: string) => {
  const [, sign, groups, , decimals] = GROUPED.exec(text) ?? [];

  return groups === undefined ? undefined : ['', sign, groups.replace(/\D/g, ''), decimals];
};

const withoutSign = (typed: string) =>
  typed
    .trim()
    .replace(/^−/, '-')
    .replace(/^(-?)\$\s*/, '$1');

export const ambiguityOf = (typed: string): string | undefined => {
  const text = withoutSign(typed);
  if (!AMBIGUOUS.test(text)) return undefined;
  const digits = text.replace(/[.,]/, '');

  return `No está claro si son miles: escriba ${digits} o ${digits}.00`;
};
