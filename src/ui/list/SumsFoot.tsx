import { RecordContextProvider, useDataTableConfigContext, useListContext } from 'ra-core';
import { cloneElement, memo, type ReactNode } from 'react';
import { TotalProvider } from '../fields/MoneyField';
import { CELL, ROW, useShownColumns } from './Column';

/** Money in integer cents; '' for none. */
export type Sums = Readonly<Record<string, number | ''>>;

export interface ListMeta {
  sums?: Sums;
}

/** Over all pages of the filter, unless `sums` is given. */
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
  children?: ReactNode;
  'data-subtotal'?: boolean;
}

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

            // A fragment: an empty column would show its field.
            return cloneElement(column, { linkTo: undefined, ...(!isSum && { children: <></> }) });
          })}
        </tr>
      </RecordContextProvider>
    </TotalProvider>
  );
});
