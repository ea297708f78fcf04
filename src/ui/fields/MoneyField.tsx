import { useStore } from 'ra-core';
import { createContext, useContext } from 'react';
import { type FieldProps, useFieldValue } from 'react-admin';
import { centsToDollars, toCents } from '../../../contract/common';
import { formatExact, formatMoney } from '../../format/money';
import { usePrinting } from '../base/printing';

type Row = Readonly<Record<string, unknown>>;

/** Whether the user's tables show cents. */
export const useCentavos = () => useStore('centavos', false);

/** The same, read once for all amounts of a page. */
export const CentavosContext = createContext(false);

/** For amounts in a sentence. */
export const useMoneyText = () => (useContext(CentavosContext) ? formatExact : formatMoney);

interface MoneyProps {
  cents: number;
  source?: string;
  /** Always with cents: an amount that is paid or typed. */
  exact?: boolean;
}

/** Whole dollars (SPEC 9.1) with the exact amount as title, or cents if the user wants them. A copied table has its value. */
export const Money = ({ cents, source = '', exact = false }: MoneyProps) => {
  const isPrinting = usePrinting();
  const isWanted = useContext(CentavosContext);
  const isInColumn = useContext(ColumnsWithCents).has(source);
  const hasCents = isPrinting ? isInColumn || !isWhole(cents) : isWanted;
  const text = formatExact(cents);

  return (
    <data value={centsToDollars(cents)} title={exact || hasCents || isWhole(cents) ? undefined : text}>
      {exact && text}
      {!exact && !hasCents && formatMoney(cents)}
      {!exact && hasCents && (
        <>
          {text.slice(0, -CENTS)}
          <span className="cents">{text.slice(-CENTS)}</span>
        </>
      )}
    </data>
  );
};

/** '.50' */
const CENTS = 3;

const isWhole = (cents: number) => cents % 100 === 0;

/** Those of the table that is printed: a column shows cents if one of its values or its sum is not whole. */
export const ColumnsWithCents = createContext<ReadonlySet<string>>(new Set());

/** The columns with a value that is no whole dollar. Columns of texts are among them, but hold no Money. */
export const columnsWithCents = (rows: readonly Row[]): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => Object.keys(row).filter((source) => !isWhole(Number(row[source] ?? 0)))));

/** After an optimistic save, the record holds typed text until the answer. */
const useCents = (props: FieldProps): number => toCents(useFieldValue(props)) ?? 0;

interface MoneyFieldProps extends FieldProps, Pick<MoneyProps, 'exact'> {}

/** In place of NumberField: dollars from integer cents. */
export const MoneyField = ({ exact, ...props }: MoneyFieldProps) => (
  <Money cents={useCents(props)} source={props.source} exact={exact} />
);

/** Sheets have many zeros, so 0 is a dash. */
export const SheetMoneyField = (props: FieldProps) =>
  useCents(props) === 0 ? <data value={centsToDollars(0)}>—</data> : <MoneyField {...props} />;

export const exactText = (value: unknown): string | undefined => {
  const cents = toCents(value);

  return cents === undefined ? undefined : formatExact(cents);
};
