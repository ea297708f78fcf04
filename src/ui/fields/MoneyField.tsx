import { type FieldProps, useFieldValue } from 'react-admin';
import { formatMoney } from '../../format/money';
import { centsOf } from './cellOf';

/** Money in whole dollars (SPEC 9), of integer cents or of decimal dollars as a text. */
export const MoneyField = (props: FieldProps) => formatMoney(centsOf(useFieldValue(props)));
