import { type FieldProps, useFieldValue } from 'react-admin';
import { formatExact, formatMoney } from '../../format/money';
import { centsOf } from './cellOf';

interface MoneyFieldProps extends FieldProps {
  /** To the cent, as on a sheet; a list shows whole dollars (SPEC 9). */
  exact?: boolean;
}

/** Money, of integer cents or of decimal dollars as a text. */
export const MoneyField = ({ exact, ...props }: MoneyFieldProps) =>
  (exact ? formatExact : formatMoney)(centsOf(useFieldValue(props)));
