import {
  type RaRecord,
  useDataTableSortContext,
  useGetResourceLabel,
  useListContextWithProps,
  useNavigate,
  useResourceContext,
  useStore,
} from 'ra-core';
import {
  type ComponentProps,
  cloneElement,
  type MouseEvent,
  memo,
  type ReactNode,
  useEffect,
  useMemo,
} from 'react';
import {
  BulkActionsToolbar,
  DataTableBody,
  DataTableHead,
  type DataTableProps,
  DataTable as RaDataTable,
} from 'react-admin';
import { useSectionOptions } from '../../section/useSectionOptions';
import { usePrinting } from '../base/printing';
import { useIsPhone } from '../base/useIsPhone';
import { ColumnsWithCents, columnsWithCents } from '../fields/MoneyField';
import { annulledRow } from '../theme/tableStyle';
import { CentavosLine } from './CentavosLine';
import { Column, columnsOf, HiddenColumns, keyOf, orderOf } from './Column';
import { ColumnsMenu } from './ColumnsButton';
import { hasMoney } from './columns';
import { copyExact } from './copyExact';
import { PhoneCards } from './PhoneCards';
import { PlainBody } from './PlainBody';
import { SelectedElsewhere, selectedText } from './SelectedText';
import { useTellColumns } from './ShownColumns';
import { SumsFoot } from './SumsFoot';
import { useColumns } from './useColumns';
import { followLink } from './useRowClicks';
import { watchWidth } from './watchWidth';

const DENSE_FROM = 9;
const NONE: readonly string[] = [];

interface TableProps<T extends RaRecord> extends DataTableProps<T> {
  /** Stays a table on a phone, and scrolls sideways. */
  isSheet?: boolean;
}

/** In place of react-admin's: plain rows, or cards on a phone, and columns completed by the section's fields. */
const Table = <T extends RaRecord = RaRecord>({ children, isSheet, ...props }: TableProps<T>) => {
  const resource = useResourceContext(props) ?? '';
  const name = useGetResourceLabel()(resource);
  const { fields } = useSectionOptions(resource);
  const { storeKey = `${resource}.datatable`, hiddenColumns = NONE } = props;
  const { bulkActionButtons = false, body, expand, rowSx, rowClick } = props;
  const [hidden, setHidden] = useStore(storeKey, hiddenColumns);
  const isBare = hidden.length > 0 && columnsOf(children).every(({ props }) => hidden.includes(keyOf(props)));
  useEffect(() => {
    // The columns of an older release hid others.
    if (isBare) setHidden(hiddenColumns);
  }, [isBare, setHidden, hiddenColumns]);
  const { data: rows = [], meta } = useListContextWithProps<T>(props);
  const isPrinting = usePrinting();
  const isCards = useIsPhone() && !isPrinting && !isSheet && !expand && !body;
  const columns = useColumns(children, { rows, hidden, hasRowClick: rowClick !== undefined, isCards });
  const [ranks] = useStore<number[] | undefined>(`${storeKey}_columnRanks`);
  const shown = useMemo(
    () =>
      orderOf(columns, ranks)
        .flatMap((position) => columns[position] ?? [])
        .filter(({ props }) => !hidden.includes(keyOf(props))),
    [columns, ranks, hidden],
  );
  useTellColumns(shown);
  const withCents = useMemo(
    () => columnsWithCents(isPrinting ? [...rows, meta?.sums ?? {}] : []),
    [isPrinting, rows, meta],
  );

  const toolbar = bulkActionButtons && <BulkBar>{bulkActionButtons}</BulkBar>;

  return (
    <HiddenColumns value={hidden}>
      <ColumnsWithCents value={withCents}>
        {!bulkActionButtons && <SelectedElsewhere />}
        {isCards ? (
          <PhoneCards<T> aria-label={name} bulkActionsToolbar={toolbar} {...props} columns={shown} />
        ) : (
          <RaDataTable<T>
            aria-label={name}
            ref={watchWidth}
            onCopy={copyExact}
            head={SortedHead}
            body={expand || rowSx ? StockBody : PlainBody}
            foot={SumsFoot}
            rowSx={annulledRow}
            data-dense={columns.length >= DENSE_FROM || undefined}
            bulkActionsToolbar={toolbar}
            {...props}
            bulkActionButtons={bulkActionButtons}
          >
            {columns}
          </RaDataTable>
        )}
      </ColumnsWithCents>
      {/* A sheet has its own, below what scrolls. */}
      {!isSheet && rows.length > 0 && hasMoney(shown, fields) && <CentavosLine />}
      <ColumnsMenu storeKey={storeKey} hiddenColumns={hiddenColumns} columns={columns} />
    </HiddenColumns>
  );
};

const SortedHead = memo(({ children }: { children?: ReactNode }) => {
  const sort = useDataTableSortContext();
  const order = sort?.order === 'ASC' ? 'ascending' : 'descending';

  return (
    <DataTableHead>
      {columnsOf(children).map((column) =>
        sort && column.props.source === sort.field ? cloneElement(column, { 'aria-sort': order }) : column,
      )}
    </DataTableHead>
  );
});

const BulkBar = ({ children }: { children: ReactNode }) => {
  const { selectedIds = [], data = [] } = useListContextWithProps();
  const count = selectedIds.length;
  const hidden = selectedIds.filter((id) => data.every((record) => record.id !== id)).length;

  return count > 0 && <BulkActionsToolbar label={selectedText(count, hidden)}>{children}</BulkActionsToolbar>;
};

/** Our plain body lacks expand and rowSx. */
const StockBody = (props: ComponentProps<typeof DataTableBody>) => {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('td > a');
    if (link) followLink(event, link, navigate);
    // The click would also open the row.
    if (event.defaultPrevented) event.stopPropagation();
  };

  return <DataTableBody {...props} onClickCapture={follow} />;
};

export const DataTable = Object.assign(Table, { Col: Column, NumberCol: RaDataTable.NumberCol });
