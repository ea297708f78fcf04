import { type RaRecord, useDataTableRenderContext, useRecordContext } from 'ra-core';
import {
  Children,
  createContext,
  createElement,
  isValidElement,
  type Key,
  memo,
  type ReactElement,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import {
  type DataTableColumnProps,
  NumberField,
  type NumberFieldProps,
  DataTable as RaDataTable,
} from 'react-admin';
import type { ShownField } from '../../section/field';

type Look =
  | 'className'
  | 'cellClassName'
  | 'headerClassName'
  | 'sx'
  | 'cellSx'
  | 'padding'
  | 'size'
  | 'variant';

/** The fields of a known record; any text of an unknown one. */
type Source<T> = Extract<keyof T, string>;

export interface ColumnProps<T extends object = RaRecord>
  extends Omit<DataTableColumnProps<T>, Look | 'ref' | 'sortDirection' | 'source'> {
  source?: NoInfer<Source<T>>;
  linkTo?: (record: T) => string | undefined;
  /** Where a phone's card shows it. */
  card?: ShownField['card'];
  /** Before or below its value on the card; none if empty. */
  cardLabel?: string;
  /** What a screen reader says in place of a heading that is a sign. */
  headingName?: string;
  'data-leads'?: boolean;
  'data-line'?: boolean;
  'data-long'?: boolean;
  'data-whole'?: boolean;
}

export type ColumnElement = ReactElement<ColumnProps>;

/** In rendered of DataTable.Col: cells without the layers of react-admin and MUI. */
export const Column = memo((props: ColumnProps) => {
  const rendered = useDataTableRenderContext();
  const record = useRecordContext();
  const isHidden = useContext(HiddenColumns).includes(keyOf(props));
  if (rendered === 'header' || rendered === 'columnsSelector') {
    const { linkTo, card, cardLabel, headingName, ...stock } = props;

    return <RaDataTable.Col {...stock} aria-label={headingName} className={partClass(card)} />;
  }

  return isHidden || !record ? null : cellOf(props, record);
}) as <T extends object = RaRecord>(props: ColumnProps<T>) => ReactElement;

/** Read once per table, not per cell. */
export const HiddenColumns = createContext<readonly string[]>([]);

/** react-admin's key of hidden columns. */
export const keyOf = ({ source, label }: Pick<ColumnProps, 'source' | 'label'>) => source ?? String(label);

/** Those of react-admin become ours. */
export const columnsOf = (children: ReactNode): ColumnElement[] =>
  Children.toArray(children)
    .filter(isColumn)
    .map((column) => {
      const { type, key, props } = column;
      if (type === RaDataTable.Col) return <Column key={key} {...props} />;
      if (type !== RaDataTable.NumberCol) return column;
      const { options, locales, ...rest }: NumberColumnProps = props;

      return (
        <Column key={key} align="right" {...rest}>
          <NumberField source={props.source ?? ''} options={options} locales={locales} />
        </Column>
      );
    });

type NumberColumnProps = ColumnProps & Pick<NumberFieldProps, 'options' | 'locales'>;

const isColumn = (child: ReactNode): child is ColumnElement => isValidElement(child);

/** The positions of the columns, in the order that the user chose. */
export const orderOf = (columns: readonly ColumnElement[], ranks: readonly number[] = []): number[] =>
  columns.map((_, rank) => ranks[rank] ?? rank);

export const useShownColumns = (children: ReactNode) => {
  const hidden = useContext(HiddenColumns);

  return useMemo(
    () => columnsOf(children).filter(({ props }) => !hidden.includes(keyOf(props))),
    [children, hidden],
  );
};

/** The title and the buttons stay in sight where a table scrolls. */
const partClass = (card: ColumnProps['card']) =>
  card === 'title' || card === 'action' ? `Column-${card}` : undefined;

export const contentOf = ({ source = '', field, render, children }: ColumnProps, record: RaRecord) =>
  children ??
  (render ? render(record) : field ? createElement(field, { source }) : String(record[source] ?? ''));

/** Plain: a list has hundreds of links, and the table handles their clicks. */
export const linked = (content: ReactNode, { linkTo }: ColumnProps, record: RaRecord) => {
  const href = linkTo?.(record);

  return href ? <a href={href}>{content}</a> : content;
};

/** A function, not a component: a list has hundreds of cells. */
export const cellOf = (column: ColumnProps, record: RaRecord, key?: Key | null) => {
  const { source, label, field, render, children, disableSort, sortByOrder, linkTo, ...look } = column;
  const { align, card, cardLabel, headingName, ...rest } = look;
  const content = contentOf(column, record);
  // A cell of one line cuts a long text.
  const title = rest['data-line'] && typeof content === 'string' ? content : undefined;
  const classes = ['MuiTableCell-root', align === 'right' && 'MuiTableCell-alignRight', partClass(card)];

  return (
    <td key={key} className={classes.filter(Boolean).join(' ')} title={title} {...rest}>
      {linked(content, column, record)}
    </td>
  );
};
