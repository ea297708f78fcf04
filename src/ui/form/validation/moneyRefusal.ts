import { SOLO_NUMEROS, TOO_LARGE } from '../../../../contract/common';
import { ambiguityOf, plainDollars } from '../../../format/typedMoney';

/** What to say of typed money that cannot be read. */
export const moneyRefusal = (typed: string): string =>
  ambiguityOf(typed) ?? (/^-?\d{11,}(\.\d{0,2})?$/.test(plainDollars(typed)) ? TOO_LARGE : SOLO_NUMEROS);
