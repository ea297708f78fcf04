import type { RaRecord } from 'ra-core';
import { cloneElement } from 'react';
import { StateField } from '../fields/StateField';
import type { SectionOptions } from '../section/useSectionOptions';
import { CardActions } from './CardActions';
import { Column, type ColumnElement, keyOf } from './Column';

const NUMERIC: readonly string[] = ['money', 'number', 'percent'];
const WHOLE: readonly string[] = ['id', 'date', 'instant', 'time', 'state', ...NUMERIC];

interface TableFacts extends Pick<SectionOptions, 'fields' | 'rest'> {
  role: string;
  isPhone: boolean;
  /** A link opens a row: a record can be edited, and the table has no rowClick. */
  isLinked: boolean;
  hasAnnulled: boolean;
  hidden: readonly string[];
  labelOf: (column: Pick<ColumnElement['props'], 'source' | 'label'>) => string;
  pathOf: (id: RaRecord['id']) => string;
  /** The address of a record of another section; none where the user may not open it. */
  referenceOf: (resource: string) => ((id: number) => string) | undefined;
}

type Step = (columns: readonly ColumnElement[], table: TableFacts) => readonly ColumnElement[];

const fieldOf = ({ props: { source = '' } }: ColumnElement, { fields }: Pick<TableFacts, 'fields'>) =>
  fields[source];

const keepOwn: Step = (columns, table) =>
  columns.filter((column) => fieldOf(column, table)?.access?.some((role) => role === table.role) ?? true);

const describeByField: Step = (columns, table) =>
  columns.map((column) => {
    const { source = '', disableSort } = column.props;
    const { kind = '', card = 'detail', heading } = fieldOf(column, table) ?? {};
    const label = column.props.label ?? heading;
    const { rest } = table;

    return cloneElement(column, {
      align: NUMERIC.includes(kind) ? 'right' : undefined,
      'data-label': table.labelOf({ source, label }),
      'data-card': card,
      'data-whole': WHOLE.includes(kind) || undefined,
      ...column.props,
      label,
      disableSort: disableSort ?? (rest && source !== 'id' && !rest.sort.includes(source)),
    });
  });

/** Before the buttons, unless there is such a column. */
const addEstadoWhenAnnulled: Step = (columns, table) => {
  const isThere = columns.some(({ props }) => props.source === 'estado');
  if (!table.hasAnnulled || !table.fields.estado || isThere) return columns;
  const isAction = (column: ColumnElement) =>
    (column.props['data-card'] ?? fieldOf(column, table)?.card) === 'action';
  const last = columns.findLastIndex((column) => !isAction(column));

  return columns.toSpliced(last + 1, 0, <Column key="estado" source="estado" field={StateField} />);
};

/** The id opens a row; on a card, and without an id, the title does. */
const linkRecord: Step = (columns, table) => {
  const isId = (column: ColumnElement) => fieldOf(column, table)?.kind === 'id';
  const hasId = columns.some((column) => isId(column) && !table.hidden.includes(keyOf(column.props)));
  const isOpener = (column: ColumnElement) =>
    hasId && !table.isPhone ? isId(column) : column.props['data-card'] === 'title';
  if (!table.isLinked) return columns;

  return columns.map((column) =>
    isOpener(column) ? cloneElement(column, { linkTo: ({ id }) => table.pathOf(id) }) : column,
  );
};

/** Not on a phone, where the whole card opens the row. */
const linkReferences: Step = (columns, table) =>
  columns.map((column) => {
    const { source = '', children, linkTo } = column.props;
    const { reference } = fieldOf(column, table) ?? {};
    const leadTo = reference && table.referenceOf(reference);
    if (!leadTo || linkTo || children || table.isPhone) return column;
    const idOf = (record: RaRecord) => Number(record[source]);

    return cloneElement(column, {
      'data-leads': true,
      linkTo: (record) => (idOf(record) ? leadTo(idOf(record)) : undefined),
    });
  });

/** On a phone several columns of actions become one menu. */
const joinActions: Step = (columns, { isPhone }) => {
  const actions = columns.filter(({ props }) => props['data-card'] === 'action');
  if (!isPhone || actions.length < 2) return columns;

  return [
    ...columns.filter((column) => !actions.includes(column)),
    <Column key="menu" label="Acciones" data-card="action" data-menu data-label="Acciones" disableSort>
      <CardActions columns={actions} />
    </Column>,
  ];
};

/** Each takes columns and gives columns. The links depend on what stands before them. */
export const steps: readonly Step[] = [
  keepOwn,
  addEstadoWhenAnnulled,
  describeByField,
  linkRecord,
  linkReferences,
  joinActions,
];
