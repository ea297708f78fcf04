import { ListContext } from 'ra-core';
import { createContext, useContext } from 'react';
import { type FieldProps, useFieldValue } from 'react-admin';
import { toCents } from '../../../contract/common';
import { formatExact, formatMoney } from '../../format/money';
import { usePrinting } from '../page/printing';
import { visuallyHidden } from '../theme/tableStyle';

type Row = Readonly<Record<string, unknown>>;

const TotalContext = createContext(false);

/** Around the row that adds up a column. */
export const TotalProvider = TotalContext.Provider;

interface MoneyProps {
  cents: number;
  /** Its column. */
  source?: string;
  /** Somebody is paid this: the exact amount stands beside it. */
  isPaid?: boolean;
}

/** Whole dollars (SPEC 9), with the exact amount as a title, and below a total. */
export const Money = ({ cents, source, isPaid }: MoneyProps) => {
  const isPrinting = usePrinting();
  const isTotal = useContext(TotalContext);
  if (isPrinting) return <PrintedMoney cents={cents} source={source} />;
  if (isWhole(cents)) return formatMoney(cents);
  const exact = formatExact(cents);

  return (
    <span title={exact}>
      {formatMoney(cents)}
      {(isTotal || isPaid) && (
        <small style={{ display: isTotal ? 'block' : 'inline' }}>
          <span style={visuallyHidden}> exacto</span> {exact}
        </small>
      )}
    </span>
  );
};

/** Apart, for it reads the list: on screen a row is not drawn again when the list is. */
const PrintedMoney = ({ cents, source }: Pick<MoneyProps, 'cents' | 'source'>) => {
  const hasCents = useHasCents(source);

  return hasCents || !isWhole(cents) ? formatExact(cents) : formatMoney(cents);
};

const isWhole = (cents: number) => cents % 100 === 0;

const known = new WeakMap<readonly Row[], Map<string, boolean>>();

/** Whether a column is printed to the cent: one of its values, or its sum, is not whole. Looked up once a column. */
const useHasCents = (source?: string): boolean => {
  const { data: rows = [], meta } = useContext(ListContext) ?? {};
  if (source === undefined) return false;

  const columns = known.get(rows) ?? new Map<string, boolean>();
  known.set(rows, columns);
  const has =
    columns.get(source) ?? [...rows, meta?.sums ?? {}].some((row) => !isWhole(Number(row[source] ?? 0)));
  columns.set(source, has);

  return has;
};

/** After an optimistic save the record holds what was typed, until the API has answered. */
const useCents = (props: FieldProps): number => toCents(useFieldValue(props)) ?? 0;

interface MoneyFieldProps extends FieldProps, Pick<MoneyProps, 'isPaid'> {
  /** To the cent on screen too. */
  exact?: boolean;
}

/** In place of react-admin's NumberField: dollars, from integer cents. */
export const MoneyField = ({ exact, isPaid, ...props }: MoneyFieldProps) => {
  const cents = useCents(props);

  return exact ? formatExact(cents) : <Money cents={cents} source={props.source} isPaid={isPaid} />;
};

export const PaidMoneyField = (props: FieldProps) => <MoneyField {...props} isPaid />;

/** For sheets, where many cells hold nothing: a dash for 0. */
export const SheetMoneyField = (props: FieldProps) =>
  useCents(props) === 0 ? '—' : <MoneyField {...props} />;

/** To the cent; undefined for what is no money. */
export const exactText = (value: unknown): string | undefined => {
  const cents = toCents(value);

  return cents === undefined ? undefined : formatExact(cents);
};
