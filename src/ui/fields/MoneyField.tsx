import { createContext, useContext } from 'react';
import { type FieldProps, useFieldValue } from 'react-admin';
import { toCents } from '../../../contract/common';
import { formatExact, formatMoney } from '../../format/money';
import { usePrinting } from '../base/printing';
import { visuallyHidden } from '../theme/tableStyle';

type Row = Readonly<Record<string, unknown>>;

interface MoneyProps {
  cents: number;
  source?: string;
  /** Money that is paid out. */
  isPaid?: boolean;
}

/** Whole dollars (SPEC 9.1); the exact amount is the title, or stands in a slot of its own beside money that is paid. */
export const Money = ({ cents, source, isPaid }: MoneyProps) => {
  const isPrinting = usePrinting();
  if (isPrinting) return <PrintedMoney cents={cents} source={source} />;
  const exact = isWhole(cents) ? undefined : formatExact(cents);
  if (!isPaid) return exact ? <span title={exact}>{formatMoney(cents)}</span> : formatMoney(cents);

  return (
    <>
      {formatMoney(cents)}
      <span className="exact">
        {exact && (
          <>
            <span style={visuallyHidden}> exacto</span> {exact}
          </>
        )}
      </span>
    </>
  );
};

/** A column is printed to the cent if one of its values or its sum is not whole. */
const PrintedMoney = ({ cents, source = '' }: Pick<MoneyProps, 'cents' | 'source'>) => {
  const hasCents = useContext(ColumnsWithCents).has(source) || !isWhole(cents);

  return hasCents ? formatExact(cents) : formatMoney(cents);
};

const isWhole = (cents: number) => cents % 100 === 0;

/** Those of the table that is printed. */
export const ColumnsWithCents = createContext<ReadonlySet<string>>(new Set());

/** The columns with a value that is no whole dollar. Columns of texts are among them, but hold no Money. */
export const columnsWithCents = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => Object.keys(row).filter((source) => !isWhole(Number(row[source] ?? 0)))));

/** After an optimistic save, the record holds typed text until the answer. */
const useCents = (props: FieldProps): number => toCents(useFieldValue(props)) ?? 0;

interface MoneyFieldProps extends FieldProps, Pick<MoneyProps, 'isPaid'> {
  exact?: boolean;
}

/** In place of NumberField: dollars from integer cents. */
export const MoneyField = ({ exact, isPaid, ...props }: MoneyFieldProps) => {
  const cents = useCents(props);

  return exact ? formatExact(cents) : <Money cents={cents} source={props.source} isPaid={isPaid} />;
};

export const PaidMoneyField = (props: FieldProps) => <MoneyField {...props} isPaid />;

/** Sheets have many zeros, so 0 is a dash. */
export const SheetMoneyField = (props: FieldProps) =>
  useCents(props) === 0 ? '—' : <MoneyField {...props} />;

export const exactText = (value: unknown): string | undefined => {
  const cents = toCents(value);

  return cents === undefined ? undefined : formatExact(cents);
};
