import { ListContext } from 'ra-core';
import { createContext, useContext } from 'react';
import { type FieldProps, useFieldValue } from 'react-admin';
import { formatExact, formatMoney } from '../../format/money';
import { usePrinting } from '../page/printing';
import { visuallyHidden } from '../theme/tableStyle';
import { centsOf } from './cellOf';

type Row = Readonly<Record<string, unknown>>;

const TotalContext = createContext(false);

/** Around the row that adds up a column. */
export const TotalProvider = TotalContext.Provider;

interface MoneyProps {
  cents: number;
  /** Its column. */
  source?: string;
  /** Somebody is paid this. */
  isPaid?: boolean;
}

/** Whole dollars (SPEC 9). What that leaves out stands in the title, beside what is paid, and below a total. */
export const Money = ({ isPaid, ...props }: MoneyProps) => {
  const isPrinting = usePrinting();
  const isTotal = useContext(TotalContext);
  const { cents } = props;
  if (isPrinting) return <PrintedMoney {...props} />;
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

/** A column on paper has one format: cents in all of it as soon as one of its values has them. */
const PrintedMoney = ({ cents, source = '' }: MoneyProps) => {
  const { data = [], meta } = useContext(ListContext) ?? {};
  const isExact =
    [cents, centsOf(meta?.sums?.[source])].some((sum) => !isWhole(sum)) || hasCents(data, source);

  return isExact ? formatExact(cents) : formatMoney(cents);
};

const isWhole = (cents: number) => cents % 100 === 0;

const known = new WeakMap<readonly Row[], Map<string, boolean>>();

/** Asked by each cell, looked up once a column. */
const hasCents = (rows: readonly Row[], source: string): boolean => {
  const columns = known.get(rows) ?? new Map<string, boolean>();
  known.set(rows, columns);
  const has = columns.get(source) ?? rows.some((row) => !isWhole(centsOf(row[source])));
  columns.set(source, has);

  return has;
};

interface MoneyFieldProps extends FieldProps, Pick<MoneyProps, 'isPaid'> {
  /** To the cent on screen too. */
  exact?: boolean;
}

/** In place of react-admin's NumberField: dollars as they are written here, of integer cents or of a decimal text. */
export const MoneyField = ({ exact, isPaid, ...props }: MoneyFieldProps) => {
  const cents = centsOf(useFieldValue(props));

  return exact ? formatExact(cents) : <Money cents={cents} source={props.source} isPaid={isPaid} />;
};

/** Of what somebody is paid, as a dialog and paper say it too. */
export const PaidMoneyField = (props: FieldProps) => <MoneyField {...props} isPaid />;

/** In the cells of a sheet, of which many hold nothing: a dash says so at a glance. */
export const SheetMoneyField = (props: FieldProps) =>
  centsOf(useFieldValue(props)) === 0 ? '—' : <MoneyField {...props} />;
