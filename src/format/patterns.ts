/** True where the text is accepted, else why not. */
type Validator = (text: string) => true | string;

const pattern =
  (accepted: RegExp, refusal: string): Validator =>
  (text) =>
    accepted.test(text) || refusal;

/** What form fields accept (SPEC 5); whether a field may stay empty is a rule of its own, so "" passes them all. */
export const patterns = {
  /** Digits only. */
  digits: pattern(/^\d*$/, 'Escriba solo números'),
  /** A decimal that may be negative. */
  signedDecimal: pattern(/^(-?\d+(\.\d*)?)?$/, 'Escriba un número, con signo y decimales si los tiene'),
  /** Empty, or digits with an optional decimal part, of cents. */
  money: pattern(/^(\d{1,10}(\.\d{0,2})?)?$/, 'Escriba solo números, con dos decimales como máximo'),
  /** Up to 4 digits, optionally in parentheses. */
  colilla: pattern(/^(\d{0,4}|\(\d{1,4}\))$/, 'Escriba hasta 4 dígitos, entre paréntesis si está anulada'),
};
