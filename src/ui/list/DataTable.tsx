import {
  type RaRecord,
  useGetResourceLabel,
  useListContextWithProps,
  useNavigate,
  useResourceContext,
  useStore,
} from 'ra-core';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import {
  BulkActionsToolbar,
  DataTableBody,
  type DataTableProps,
  DataTable as RaDataTable,
} from 'react-admin';
import { annulledRow } from '../theme/tableStyle';
import { Column, HiddenColumnsProvider } from './Column';
import { useOfferColumns } from './ColumnsButton';
import { PlainBody } from './PlainBody';
import { SortedHead } from './SortedHead';
import { SumsFoot } from './SumsFoot';
import { useColumns } from './useColumns';
import { followLink } from './useRowClicks';
import { watchWidth } from './watchWidth';

const MANY = 8;
const NONE: readonly string[] = [];

/** In place of react-admin's DataTable: what the section's fields say of a column is filled in, and rows are plain. */
const Table = <T extends RaRecord = RaRecord>({ children, ...props }: DataTableProps<T>) => {
  const resource = useResourceContext(props) ?? '';
  const name = useGetResourceLabel()(resource);
  const { storeKey = `${resource}.datatable`, hiddenColumns = NONE } = props;
  const { bulkActionButtons = false, expand, rowSx, rowClick } = props;
  const [hidden] = useStore(storeKey, hiddenColumns);
  const { data: rows = [] } = useListContextWithProps<T>(props);
  const columns = useColumns(children, { rows, hidden, hasRowClick: rowClick !== undefined });
  useOfferColumns(storeKey, hiddenColumns, columns);

  return (
    <HiddenColumnsProvider value={hidden}>
      <RaDataTable<T>
        aria-label={name}
        ref={watchWidth}
        head={SortedHead}
        body={expand || rowSx ? StockBody : PlainBody}
        foot={SumsFoot}
        rowSx={annulledRow}
        bulkActionsToolbar={bulkActionButtons && <BulkBar>{bulkActionButtons}</BulkBar>}
        data-dense={columns.length > MANY || undefined}
        {...props}
        bulkActionButtons={bulkActionButtons}
      >
        {columns}
      </RaDataTable>
    </HiddenColumnsProvider>
  );
};

/** There while something is chosen. */
const BulkBar = ({ children }: { children: ReactNode }) => {
  const { selectedIds = [] } = useListContextWithProps();

  return selectedIds.length > 0 && <BulkActionsToolbar>{children}</BulkActionsToolbar>;
};

/** For what the plain body lacks: expand and rowSx. */
const StockBody = (props: ComponentProps<typeof DataTableBody>) => {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('td > a');
    if (link) followLink(event, link, navigate);
    // Else the click would open the row too.
    if (event.defaultPrevented) event.stopPropagation();
  };

  return <DataTableBody {...props} onClickCapture={follow} />;
};

export const DataTable = Object.assign(Table, { Col: Column, NumberCol: RaDataTable.NumberCol });
