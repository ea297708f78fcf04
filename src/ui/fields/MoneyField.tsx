import { type FieldProps, useFieldValue } from 'react-admin';
import { formatExact, formatMoney } from '../../format/money';
import { centsOf } from './cellOf';
import { usePrinting } from './printing';

interface MoneyProps {
  cents: number;
}

/** Whole dollars (SPEC 9); what that leaves out stands in the title, and on paper, which has none, in its place. */
export const Money = ({ cents }: MoneyProps) => {
  const isPrinting = usePrinting();
  if (cents % 100 === 0) return formatMoney(cents);
  const exact = formatExact(cents);

  return isPrinting ? exact : <span title={exact}>{formatMoney(cents)}</span>;
};

interface MoneyFieldProps extends FieldProps {
  /** To the cent on screen too. */
  exact?: boolean;
}

/** In place of react-admin's NumberField: dollars as they are written here, of integer cents or of a decimal text. */
const Field = ({ exact, ...props }: MoneyFieldProps) => {
  const cents = centsOf(useFieldValue(props));

  return exact ? formatExact(cents) : <Money cents={cents} />;
};

/** A column says by this that it shows whole dollars. */
export const ROUNDED = { isRounded: true } as const;

export const MoneyField = Object.assign(Field, ROUNDED);

/** In the cells of a sheet, of which many hold nothing: a dash says so at a glance. */
const SheetField = (props: FieldProps) => {
  const cents = centsOf(useFieldValue(props));

  return cents === 0 ? '—' : <Money cents={cents} />;
};

export const SheetMoneyField = Object.assign(SheetField, ROUNDED);
