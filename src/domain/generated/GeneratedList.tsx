import type { RaRecord } from 'ra-core';
import { type ElementType, type ReactElement, type ReactNode, useMemo } from 'react';
import { SearchInput, SelectInput, TextInput } from 'react-admin';
import { recentDays } from '../../format/dates';
import type { Field, Kind } from '../../ui/fields/field';
import { InstantField } from '../../ui/fields/InstantField';
import { MoneyField } from '../../ui/fields/MoneyField';
import { NameField } from '../../ui/fields/NameField';
import { PersonField } from '../../ui/fields/PersonField';
import { PicturesField } from '../../ui/fields/PicturesField';
import { SelectField } from '../../ui/fields/SelectField';
import { StateField } from '../../ui/fields/StateField';
import { DateRangeInput } from '../../ui/inputs/DateRangeInput';
import { DataTable } from '../../ui/list/DataTable';
import { List } from '../../ui/list/List';
import { type SectionOptions, useSectionOptions } from '../../ui/section/useSectionOptions';
import { referenceInput } from '../references';

interface GeneratedListProps {
  /** Field components of the section's own, by column. */
  cells?: Readonly<Record<string, ElementType>>;
  /** Above the rows. */
  notice?: ReactNode;
  /** Buttons of each row. */
  actions?: ReactNode;
}

/** The list of a section that writes none: its columns, filters and order follow from its fields. */
export default function GeneratedList({ cells, notice, actions }: GeneratedListProps) {
  const { fields, rest } = useSectionOptions();
  const filters = useMemo(() => filtersOf({ fields, rest }), [fields, rest]);
  // The same elements at each render: rows are drawn again only for new columns.
  const columns = useMemo(() => columnsOf(fields, cells, actions), [fields, cells, actions]);
  const isDated = fields.fecha?.kind === 'date';

  return (
    <List
      filters={filters}
      filterDefaultValues={defaultsOf(fields)}
      // The last first, or in the order of what the contract names first.
      sort={isDated ? { field: 'fecha', order: 'DESC' } : { field: rest?.sort[0] ?? 'id', order: 'ASC' }}
    >
      {notice}
      <DataTable>{columns}</DataTable>
    </List>
  );
}

const FIELDS: Partial<Record<Kind, ElementType>> = {
  money: MoneyField,
  select: SelectField,
  state: StateField,
  reference: NameField,
  person: PersonField,
  pictures: PicturesField,
  instant: InstantField,
};

const columnsOf = (
  fields: SectionOptions['fields'],
  cells: GeneratedListProps['cells'] = {},
  actions?: ReactNode,
) => {
  const columns = Object.entries(fields)
    .filter(([, { inList }]) => inList !== false)
    .map(([source, field]) => columnOf(source, field, cells[source]));
  if (!actions) return columns;

  return [
    ...columns,
    <DataTable.Col key="acciones" label="Acciones" data-card="action" disableSort>
      {actions}
    </DataTable.Col>,
  ];
};

/** The column of a list for a field; a field component of its own only where the text of the value will not do. */
const columnOf = (source: string, { kind, format }: Field, cell?: ElementType): ReactElement => (
  <DataTable.Col
    key={source}
    source={source}
    field={cell ?? FIELDS[kind]}
    render={format && ((record: RaRecord) => format(record[source], record))}
    disableSort={kind === 'pictures' || undefined}
  />
);

const filtersOf = ({ fields, rest }: Pick<SectionOptions, 'fields' | 'rest'>): ReactElement[] => {
  const search = rest && 'q' in rest.filters ? [<SearchInput key="q" source="q" alwaysOn />] : [];
  const narrowing = Object.entries(fields).filter(([, { filter }]) => filter);

  return [...search, ...narrowing.map(([source, field]) => filterOf(source, field))];
};

const filterOf = (source: string, field: Field): ReactElement => {
  const props = { source, alwaysOn: true };

  switch (field.kind) {
    case 'date':
      return <DateRangeInput key={source} {...props} />;
    case 'select':
    case 'state':
      return <SelectInput key={source} {...props} choices={[...(field.choices ?? [])]} emptyText="Todos" />;
    case 'reference':
      // A list is narrowed to one out of use too.
      return referenceInput(field, { ...props, withInactive: true });
    default:
      return <TextInput key={source} {...props} />;
  }
};

/** A long list begins with the last 30 days, and with what is in force. */
const defaultsOf = (fields: SectionOptions['fields']): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(fields).map(([source, { kind, filter }]) => {
      if (kind === 'date' && filter === true) return recentDays(source);

      return typeof filter === 'object' ? { [source]: filter.defaultValue } : {};
    }),
  );
