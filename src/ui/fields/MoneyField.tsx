import { type FieldProps, useFieldValue } from 'react-admin';
import { formatExact, formatMoney } from '../../format/money';
import { centsOf } from './cellOf';

interface MoneyFieldProps extends FieldProps {
  /** To the cent, as on a sheet; a list shows whole dollars (SPEC 9). */
  exact?: boolean;
}

/** In place of react-admin's NumberField: dollars as they are written here, of integer cents or of a decimal text. */
export const MoneyField = ({ exact, ...props }: MoneyFieldProps) =>
  (exact ? formatExact : formatMoney)(centsOf(useFieldValue(props)));
