import type { RaRecord } from 'ra-core';
import {
  useGetResourceLabel,
  useResourceContext,
  useResourceDefinition,
  useStore,
  useTranslateLabel,
} from 'ra-core';
import { Children, cloneElement, isValidElement, type MouseEvent, type ReactElement } from 'react';
import { type DataTableColumnProps, type DataTableProps, DataTable as RaDataTable } from 'react-admin';
import { BulkExportButton } from '../export/ExportButton';
import type { Field } from '../fields/field';
import { useSectionOptions } from '../fields/useSectionOptions';
import { Column, HiddenColumnsProvider } from './Column';
import { RecordLink } from './RecordLink';
import { SortedHead } from './SortedHead';
import { SumsFoot } from './SumsFoot';

const MANY = 8;
const NUMERIC: readonly string[] = ['money', 'number', 'percent'];
const WHOLE: readonly string[] = ['id', 'date', 'instant', 'time', 'state', ...NUMERIC];

type ColumnElement = ReactElement<DataTableColumnProps>;

/**
 * In place of react-admin's DataTable: its cells say what the theme needs for the cards of a phone and for paper, a row
 * is opened by a link too, a click on a button of a row does no more than that, its order is said aloud, and sums of
 * the whole list close it.
 */
const Table = <T extends RaRecord = RaRecord>({ children, ...props }: DataTableProps<T>) => {
  const resource = useResourceContext(props) ?? '';
  const { fields, rest } = useSectionOptions(resource);
  const { hasEdit } = useResourceDefinition({ resource });
  const translateLabel = useTranslateLabel();
  const name = useGetResourceLabel()(resource);
  const { storeKey = `${resource}.datatable`, hiddenColumns = [] } = props;
  const [hidden] = useStore<string[]>(storeKey, hiddenColumns);
  const columns = Children.toArray(children).filter((child): child is ColumnElement => isValidElement(child));
  const isLinked = hasEdit && props.rowClick === undefined;

  const described = columns.map((column) => {
    const { source = '', disableSort } = column.props;
    const field: Field | undefined = fields[source];
    const { kind = '', card, heading } = field ?? {};
    const label = column.props.label ?? heading;
    const attributes = {
      label,
      disableSort: disableSort ?? (rest && source !== 'id' && !rest.sort.includes(source)),
      align: NUMERIC.includes(kind) ? ('right' as const) : undefined,
      'data-label': String(translateLabel({ source, resource, label }) ?? ''),
      'data-card': card ?? 'detail',
      'data-whole': WHOLE.includes(kind) || undefined,
      onClick: stopOnControl,
      ...column.props,
    };

    return cloneElement(column, {
      ...attributes,
      ...(isLinked && attributes['data-card'] === 'title' && { children: <RecordLink {...column.props} /> }),
    });
  });

  return (
    <HiddenColumnsProvider value={hidden}>
      <RaDataTable<T>
        aria-label={name}
        bulkActionButtons={<BulkExportButton />}
        head={SortedHead}
        foot={SumsFoot}
        data-dense={columns.length > MANY || undefined}
        {...props}
      >
        {described}
      </RaDataTable>
    </HiddenColumnsProvider>
  );
};

/** Links and buttons inside a row do what they do, and no more; so does the dialog that one of them opened. */
const stopOnControl = (event: MouseEvent<HTMLElement>) => {
  const { target, currentTarget } = event;
  const isOutside = !(target instanceof Node && currentTarget.contains(target));
  if (isOutside || (target instanceof Element && target.closest('a, button, label, input'))) {
    event.stopPropagation();
  }
};

export const DataTable = Object.assign(Table, { Col: Column, NumberCol: RaDataTable.NumberCol });
