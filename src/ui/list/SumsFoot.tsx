import { RecordContextProvider, useDataTableConfigContext, useListContext } from 'ra-core';
import { cloneElement, memo, type ReactNode } from 'react';
import { TotalProvider } from '../fields/MoneyField';
import { CELL, ROW, useShownColumns } from './Column';

/** Sums by field: integer cents where it is money; '' for none. */
export type Sums = Readonly<Record<string, number | ''>>;

/** Sums over the whole filter, from the data provider. */
export interface ListMeta {
  sums?: Sums;
}

/** The TOTAL below the columns: over all pages of the filter unless other sums are given. */
export const SumsFoot = ({ sums, children }: ListMeta & { children?: ReactNode }) => {
  const { meta }: { meta?: ListMeta } = useListContext();
  const shown = sums ?? meta?.sums ?? NONE;
  if (Object.keys(shown).length === 0) return null;

  return (
    <tfoot {...ROW_GROUP}>
      <SumsRow title="TOTAL" sums={shown}>
        {children}
      </SumsRow>
    </tfoot>
  );
};

const NONE: Sums = {};
const ROW_GROUP = { role: 'rowgroup' };

interface SumsRowProps {
  title: string;
  sums: Sums;
  /** The columns: each shows its sum as it shows its values. */
  children?: ReactNode;
  'data-subtotal'?: boolean;
}

/** A row with its title in the first column and sums below the others. */
export const SumsRow = memo(({ title, sums, children, ...props }: SumsRowProps) => {
  const { hasBulkActions } = useDataTableConfigContext();

  return (
    <TotalProvider value>
      <RecordContextProvider value={{ id: title, ...sums }}>
        <tr {...ROW} {...props}>
          {hasBulkActions && <td {...CELL} />}
          {useShownColumns(children).map((column, index) => {
            if (index === 0)
              return cloneElement(column, { linkTo: undefined, children: title, 'data-card': 'title' });
            const isSum = (column.props.source ?? '') in sums;

            // A fragment: without content a column would show its field.
            return cloneElement(column, { linkTo: undefined, ...(!isSum && { children: <></> }) });
          })}
        </tr>
      </RecordContextProvider>
    </TotalProvider>
  );
});
