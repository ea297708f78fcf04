import { RecordContextProvider, useDataTableConfigContext, useListContext } from 'ra-core';
import { Children, cloneElement, isValidElement, memo, type ReactNode } from 'react';
import { TotalProvider } from '../fields/MoneyField';
import { type ColumnElement, useHiddenColumns } from './Column';
import { keyOf } from './cells';

/** What stands below columns, by field: integer cents where it is money; '' for none. */
export type Sums = Readonly<Record<string, number | ''>>;

/** Sums over the whole filter, as the data provider hands them on. */
export interface ListMeta {
  sums?: Sums;
}

/** The TOTAL below the columns that hold money: of what is filtered, all pages, unless other sums are given. */
export const SumsFoot = ({ sums, children }: ListMeta & { children?: ReactNode }) => {
  const { meta }: { meta?: ListMeta } = useListContext();
  const shown = sums ?? meta?.sums ?? NONE;
  if (Object.keys(shown).length === 0) return null;

  return (
    <tfoot
      // biome-ignore lint/a11y/noRedundantRoles: the cards of a phone take the roles of a table away.
      role="rowgroup"
    >
      <SumsRow title="TOTAL" sums={shown}>
        {children}
      </SumsRow>
    </tfoot>
  );
};

const NONE: Sums = {};

interface SumsRowProps {
  title: string;
  sums: Sums;
  /** The columns, each of which shows its sum as it shows the values above it. */
  children?: ReactNode;
  'data-subtotal'?: boolean;
}

/** Closes rows: its title in the first column, sums below the others. */
export const SumsRow = memo(({ title, sums, children, ...props }: SumsRowProps) => {
  const hidden = useHiddenColumns();
  const { hasBulkActions } = useDataTableConfigContext();
  const columns = Children.toArray(children)
    .filter((child): child is ColumnElement => isValidElement(child))
    .filter((column) => !hidden.includes(keyOf(column.props)));

  return (
    <TotalProvider value>
      <RecordContextProvider value={{ id: title, ...sums }}>
        {/* biome-ignore lint/a11y/noRedundantRoles: the cards of a phone take the roles of a table away. */}
        <tr role="row" className="MuiTableRow-root" {...props}>
          {/* biome-ignore lint/a11y/noRedundantRoles: as above */}
          {hasBulkActions && <td role="cell" className="MuiTableCell-root" />}
          {columns.map((column, index) => {
            const isSum = (column.props.source ?? '') in sums;
            // A fragment: a column of no field may not be without any content.
            const empty = isSum ? {} : { children: <></> };

            return cloneElement(column, {
              linkTo: undefined,
              ...(index === 0 ? { children: title, 'data-card': 'title' } : empty),
            });
          })}
        </tr>
      </RecordContextProvider>
    </TotalProvider>
  );
});
