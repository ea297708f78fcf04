import type { RaRecord } from 'ra-core';
import { cloneElement } from 'react';
import type { Field } from '../../section/field';
import type { SectionOptions } from '../../section/useSectionOptions';
import { kinds } from '../fields/kinds';
import { valueText } from '../fields/ValueField';
import { joinActions } from './CardActions';
import { Column, type ColumnElement } from './Column';

interface TableFacts extends Pick<SectionOptions, 'fields' | 'rest'> {
  role: string;
  isPhone: boolean;
  /** Records can be edited, and the table has no rowClick. */
  isLinked: boolean;
  hasAnnulled: boolean;
  hidden: readonly string[];
  labelOf: (column: Pick<ColumnElement['props'], 'source' | 'label'>) => string;
  pathOf: (id: RaRecord['id']) => string;
  /** Undefined if the role may not open it. */
  referenceOf: (resource: string) => ((id: number) => string) | undefined;
}

type Step = (columns: readonly ColumnElement[], table: TableFacts) => readonly ColumnElement[];

const fieldOf = ({ props: { source = '' } }: ColumnElement, { fields }: Pick<TableFacts, 'fields'>) =>
  fields[source];

const keepOwn: Step = (columns, table) =>
  columns.filter((column) => fieldOf(column, table)?.access?.some((role) => role === table.role) ?? true);

const describeByField: Step = (columns, table) =>
  columns.map((column) => {
    const { source = '', disableSort, field: own, render, children } = column.props;
    const field = fieldOf(column, table);
    const { align, isWhole, isSortable = true } = field ? kinds[field.kind] : {};
    const label = column.props.label ?? field?.heading;
    const { rest } = table;

    return cloneElement(column, {
      align,
      'data-label': table.labelOf({ source, label }),
      'data-card': cardOf(field),
      'data-whole': isWhole,
      ...column.props,
      ...(!own && !render && !children && contentOf(source, field)),
      label,
      disableSort: disableSort ?? (!isSortable || (rest && source !== 'id' && !rest.sort.includes(source))),
    });
  });

const cardOf = (field?: Field) => field?.card ?? (field && kinds[field.kind].card) ?? 'detail';

const contentOf = (source: string, field?: Field): Pick<ColumnElement['props'], 'field' | 'render'> => {
  const { format } = field ?? {};
  if (format) return { render: (record) => format(record[source], record) };
  const { Field, text } = field ? kinds[field.kind] : {};
  if (Field) return { field: Field };

  return text ? { render: (record) => valueText(field, record[source]) } : {};
};

/** Before the buttons. */
const addEstadoWhenAnnulled: Step = (columns, table) => {
  const isThere = columns.some(({ props }) => props.source === 'estado');
  if (!table.hasAnnulled || !table.fields.estado || isThere) return columns;
  const isAction = (column: ColumnElement) =>
    (column.props['data-card'] ?? cardOf(fieldOf(column, table))) === 'action';
  const last = columns.findLastIndex((column) => !isAction(column));

  return [...columns.slice(0, last + 1), <Column key="estado" source="estado" />, ...columns.slice(last + 1)];
};

/** The id opens a row; on a card or without an id, the title does. */
const linkRecord: Step = (columns, table) => {
  const hasId = !table.hidden.includes('id') && columns.some(({ props }) => props.source === 'id');
  const isOpener = ({ props }: ColumnElement) =>
    hasId && !table.isPhone ? props.source === 'id' : props['data-card'] === 'title';
  if (!table.isLinked) return columns;

  return columns.map((column) =>
    isOpener(column) ? cloneElement(column, { linkTo: ({ id }) => table.pathOf(id) }) : column,
  );
};

/** On a phone the whole card opens the row. */
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

/** The order matters: links depend on earlier steps. */
export const steps: readonly Step[] = [
  keepOwn,
  addEstadoWhenAnnulled,
  describeByField,
  linkRecord,
  linkReferences,
  joinActions,
];
