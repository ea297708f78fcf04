const SIMPLE = /^(-?)(\d*)(?:[.,](\d{0,2}))?$/;
/** Groups of three, and decimals behind the other sign. */
const GROUPED = /^(-?)([1-9]\d{0,2}([.,])\d{3}(?:\3\d{3})*)(?:(?!\3)[.,](\d{0,2}))?$/;
/** 1.500 is a thousand in one country, and one and a half in the other. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/** Typed money as the plain decimals that the API reads; unchanged where it is ambiguous. */
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

/** Without a dollar sign, and with a hyphen for a minus. */
const withoutSign = (typed: string) =>
  typed
    .trim()
    .replace(/^−/, '-')
    .replace(/^(-?)\$\s*/, '$1');

/** The error for money that can be read in two ways; undefined for any other. */
export const ambiguityOf = (typed: string): string | undefined => {
  const text = withoutSign(typed);
  if (!AMBIGUOUS.test(text)) return undefined;
  const digits = text.replace(/[.,]/, '');

  return `No está claro si son miles. Escriba ${digits} o ${digits}.00`;
};
