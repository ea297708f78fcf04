import type { RaRecord } from 'ra-core';
import {
  useGetResourceLabel,
  useListContext,
  useResourceContext,
  useResourceDefinition,
  useResourceDefinitions,
  useStore,
  useTranslateLabel,
} from 'ra-core';
import {
  Children,
  cloneElement,
  isValidElement,
  lazy,
  type MouseEvent,
  type ReactElement,
  Suspense,
} from 'react';
import { type DataTableColumnProps, type DataTableProps, DataTable as RaDataTable } from 'react-admin';
import { isAnnulled } from '../../../contract/rest';
import { BulkExportButton } from '../export/ExportButton';
import type { Field } from '../fields/field';
import { StateField } from '../fields/StateField';
import { type SectionOptions, useSectionOptions } from '../fields/useSectionOptions';
import { useIsPhone } from '../filters/places';
import { useUsuarioActual } from '../page/usuarioActual';
import { Column, HiddenColumnsProvider } from './Column';
import { NamedBody } from './NamedBody';
import { RecordLink } from './RecordLink';
import { SortedHead } from './SortedHead';
import { SumsFoot } from './SumsFoot';
import { annulledRow } from './tableStyle';
import { watchWidth } from './wide/watchWidth';

const RoundedNote = lazy(() => import('./RoundedNote'));

const MANY = 8;
const NUMERIC: readonly string[] = ['money', 'number', 'percent'];
const WHOLE: readonly string[] = ['id', 'date', 'instant', 'time', 'state', ...NUMERIC];

type ColumnElement = ReactElement<DataTableColumnProps>;

/**
 * In place of react-admin's DataTable: its cells say what the theme needs for the cards of a phone and for paper, a row
 * is opened by the link of its id too and chosen by a box of its own name, names lead to whom they name, a click on a
 * button of a row does no more than that, its order is said aloud, what is annulled is struck out and says so, and sums
 * of the whole list close it.
 */
const Table = <T extends RaRecord = RaRecord>({ children, ...props }: DataTableProps<T>) => {
  const resource = useResourceContext(props) ?? '';
  const { fields, rest } = useSectionOptions(resource);
  const { hasEdit } = useResourceDefinition({ resource });
  const translateLabel = useTranslateLabel();
  const name = useGetResourceLabel()(resource);
  const { storeKey = `${resource}.datatable`, hiddenColumns = [] } = props;
  const [hidden] = useStore<string[]>(storeKey, hiddenColumns);
  const { data = [], meta } = useListContext();
  const columns = Children.toArray(children).filter((child): child is ColumnElement => isValidElement(child));
  if (data.some(isAnnulled)) addEstado(columns, fields);
  const isPhone = useIsPhone();
  const isLinked = hasEdit && props.rowClick === undefined;
  const hasId = columns.some(
    ({ props: { source = '' } }) => fields[source]?.kind === 'id' && !hidden.includes(source),
  );
  const definitions = useResourceDefinitions<Partial<SectionOptions>>();
  const { role } = useUsuarioActual();
  const mayOpen = (reference: string) => {
    const { hasEdit: opens, options } = definitions[reference] ?? {};

    return opens && options?.access?.some((other) => other === role);
  };
  // A card is opened by its title, where a finger finds it.
  const isOpener = (kind: string, place: string) => (hasId && !isPhone ? kind === 'id' : place === 'title');

  const described = columns.map((column) => {
    const { source = '', disableSort } = column.props;
    const field: Field | undefined = fields[source];
    const { kind = '', card, heading } = field ?? {};
    const label = column.props.label ?? heading;
    const attributes = {
      align: NUMERIC.includes(kind) ? ('right' as const) : undefined,
      'data-label': String(translateLabel({ source, resource, label }) ?? ''),
      'data-card': card ?? 'detail',
      'data-whole': WHOLE.includes(kind) || undefined,
      onClick: stopOnControl,
      ...column.props,
      label,
      disableSort: disableSort ?? (rest && source !== 'id' && !rest.sort.includes(source)),
    };

    const opens = isLinked && isOpener(kind, attributes['data-card']);
    const { reference } = field ?? {};
    const leads = reference && mayOpen(reference) && !isPhone && !column.props.children;

    return cloneElement(column, {
      ...attributes,
      ...(opens && { children: <RecordLink {...column.props} resource={resource} /> }),
      ...(leads && !opens && { children: <RecordLink {...column.props} reference={reference} /> }),
    });
  });

  return (
    <HiddenColumnsProvider value={hidden}>
      <RaDataTable<T>
        aria-label={name}
        bulkActionButtons={<BulkExportButton />}
        ref={watchWidth}
        head={SortedHead}
        body={props.bulkActionButtons === false ? undefined : NamedBody}
        foot={SumsFoot}
        rowSx={annulledRow}
        data-dense={columns.length > MANY || undefined}
        {...props}
      >
        {described}
      </RaDataTable>
      {Object.keys(meta?.sums ?? {}).length > 0 && (
        <Suspense>
          <RoundedNote columns={described.filter(({ props }) => !hidden.includes(props.source ?? ''))} />
        </Suspense>
      )}
    </HiddenColumnsProvider>
  );
};

/** Where no column says which rows are annulled, one before the buttons does. */
const addEstado = (columns: ColumnElement[], fields: SectionOptions['fields']) => {
  if (!fields.estado || columns.some(({ props }) => props.source === 'estado')) return;
  const cardOf = ({ props }: ColumnElement) => Object(props)['data-card'] ?? fields[props.source ?? '']?.card;
  const last = columns.findLastIndex((column) => cardOf(column) !== 'action');

  columns.splice(last + 1, 0, <Column key="estado" source="estado" field={StateField} />);
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
