import type { RaRecord } from 'ra-core';
import { cloneElement } from 'react';
import type { ShownField } from '../../section/field';
import type { SectionOptions } from '../../section/useSectionOptions';
import { kinds } from '../fields/kinds';
import { valueText } from '../fields/ValueField';
import { Column, type ColumnElement, type ColumnProps, keyOf } from './Column';

interface TableFacts extends Pick<SectionOptions, 'fields' | 'rest'> {
  role: string;
  /** A card for each row, on a phone. */
  isCards: boolean;
  /** Records can be edited, and the table has no rowClick. */
  isLinked: boolean;
  hasAnnulled: boolean;
  hidden: readonly string[];
  labelOf: (column: Pick<ColumnProps, 'source' | 'label'>) => string;
  pathOf: (id: RaRecord['id']) => string;
  /** Undefined if the role may not open it. */
  referenceOf: (resource: string) => ((id: number) => string) | undefined;
}

/** The columns of a table, completed by the section's fields: looks, estado if a row is annulled, links. */
export const completeColumns = (columns: readonly ColumnElement[], table: TableFacts): ColumnElement[] => {
  const own = columns.filter(({ props }) => isOwn(props, table));
  const described = withTitle(
    withEstado(own, table).map((column) => ({ column, props: describe(column.props, table) })),
    table,
  );
  const hasId = !table.hidden.includes('id') && described.some(({ props }) => props.source === 'id');
  const opener = described.find(({ props }) =>
    hasId && !table.isCards
      ? props.source === 'id'
      : props.card === 'title' && !table.hidden.includes(keyOf(props)),
  );

  return described.map((one) =>
    cloneElement(
      one.column,
      table.isLinked && one === opener ? linkRecord(one.props, table) : linkReference(one.props, table),
    ),
  );
};

/** Whether a column shows amounts as the user chose. One with a render of its own does not. */
export const hasMoney = (columns: readonly ColumnElement[], fields: SectionOptions['fields']): boolean =>
  columns.some(
    ({ props: { source = '', render, children } }) =>
      fields[source]?.kind === 'money' && !render && !children,
  );

interface Described {
  column: ColumnElement;
  props: ColumnProps;
}

/** Where no column on screen is the title of the card, the first one is: the title opens the record. */
const withTitle = (columns: readonly Described[], { isLinked, hidden }: TableFacts): readonly Described[] => {
  const shown = columns.filter(({ props }) => !hidden.includes(keyOf(props)));
  if (!isLinked || shown.some(({ props }) => props.card === 'title')) return columns;
  const isDetail = ({ props }: Described) => props.card === 'detail' && props.source !== 'id';
  const title = shown.find(isDetail) ?? shown.find(({ props }) => props.card !== 'action');

  return columns.map((one) => (one === title ? { ...one, props: { ...one.props, card: 'title' } } : one));
};

const isOwn = ({ source = '' }: ColumnProps, { fields, role }: TableFacts) =>
  fields[source]?.visibleTo?.some((one) => one === role) ?? true;

/** Before the buttons. */
const withEstado = (columns: readonly ColumnElement[], { hasAnnulled, fields }: TableFacts) => {
  const isThere = columns.some(({ props }) => props.source === 'estado');
  if (!hasAnnulled || !fields.estado || isThere) return columns;
  const isAction = ({ props: { source = '', card = cardOf(fields[source]) } }: ColumnElement) =>
    card === 'action';
  const last = columns.findLastIndex((column) => !isAction(column));

  return [...columns.slice(0, last + 1), <Column key="estado" source="estado" />, ...columns.slice(last + 1)];
};

const describe = (props: ColumnProps, { fields, rest, labelOf }: TableFacts): ColumnProps => {
  const { source = '', disableSort, field: own, render, children } = props;
  const field = fields[source];
  const { align, isWhole, isLong, isSortable = true } = field ? kinds[field.kind] : {};
  const label = props.label ?? field?.heading;

  return {
    align,
    cardLabel: labelOf({ source, label }),
    card: cardOf(field),
    'data-whole': isWhole,
    'data-long': isLong,
    ...props,
    ...(!own && !render && !children && contentOf(source, field)),
    label,
    disableSort: disableSort ?? (!isSortable || (rest && source !== 'id' && !rest.sort.includes(source))),
  };
};

const cardOf = (field?: ShownField) => field?.card ?? (field && kinds[field.kind].card) ?? 'detail';

const contentOf = (source: string, field?: ShownField): Pick<ColumnProps, 'field' | 'render'> => {
  const { format } = field ?? {};
  if (format) return { render: (record) => format(record[source], record) };
  const { Field, text } = field ? kinds[field.kind] : {};
  if (Field) return { field: Field };

  return text ? { render: (record) => valueText(field, record[source]) } : {};
};

/** The id opens a row; on a card or without an id, the title does. */
const linkRecord = (props: ColumnProps, { pathOf }: TableFacts): ColumnProps => ({
  ...props,
  linkTo: ({ id }) => pathOf(id),
});

/** Not on a card, which opens its row as a whole. */
const linkReference = (props: ColumnProps, { fields, isCards, referenceOf }: TableFacts): ColumnProps => {
  const { source = '', children, linkTo } = props;
  const { reference } = fields[source] ?? {};
  const leadTo = reference && referenceOf(reference);
  if (!leadTo || linkTo || children || isCards) return props;
  const idOf = (record: RaRecord) => Number(record[source]);

  return {
    ...props,
    'data-leads': true,
    linkTo: (record) => (idOf(record) ? leadTo(idOf(record)) : undefined),
  };
};
