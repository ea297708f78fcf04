import { type ElementType, type ReactElement, type ReactNode, useMemo } from 'react';
import { SearchInput } from 'react-admin';
import { type SectionOptions, useSectionOptions } from '../../section/useSectionOptions';
import { kinds } from '../../ui/fields/kinds';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../List';

interface GeneratedListProps {
  /** Replace the field component of a column. */
  cells?: Readonly<Record<string, ElementType>>;
  notice?: ReactNode;
  actions?: ReactNode;
}

export default function GeneratedList({ cells, notice, actions }: GeneratedListProps) {
  const { fields, rest } = useSectionOptions();
  const filters = useMemo(() => filtersOf({ fields, rest }), [fields, rest]);
  // Stable elements: rows render again only for new columns.
  const columns = useMemo(() => columnsOf(fields, cells, actions), [fields, cells, actions]);

  return (
    <List
      filters={filters}
      filterDefaultValues={defaultsOf(fields)}
      sort={fields.fecha ? { field: 'fecha', order: 'DESC' } : { field: rest?.sort[0] ?? 'id', order: 'ASC' }}
    >
      {notice}
      <DataTable>{columns}</DataTable>
    </List>
  );
}

const columnsOf = (
  fields: SectionOptions['fields'],
  cells: GeneratedListProps['cells'] = {},
  actions?: ReactNode,
) => [
  ...Object.keys(fields)
    .filter((source) => fields[source]?.list !== false)
    .map((source) => <DataTable.Col key={source} source={source} field={cells[source]} />),
  actions && (
    <DataTable.Col key="acciones" label="Acciones" data-card="action" disableSort>
      {actions}
    </DataTable.Col>
  ),
];

const filtersOf = ({ fields, rest }: Pick<SectionOptions, 'fields' | 'rest'>): ReactElement[] => {
  const search = rest && 'q' in rest.filters ? [<SearchInput key="q" source="q" alwaysOn />] : [];
  const narrowing = Object.entries(fields).filter(([, { filter }]) => filter);

  return [
    ...search,
    ...narrowing.map(([source, { kind }]) => {
      const { FilterInput } = kinds[kind];

      return <FilterInput key={source} source={source} alwaysOn />;
    }),
  ];
};

/** A long list starts with the last 30 days and active records. */
const defaultsOf = (fields: SectionOptions['fields']): Record<string, string> =>
  Object.assign(
    {},
    ...Object.entries(fields).map(([source, { kind, filter }]) => {
      if (filter === true) return kinds[kind].filterDefaults?.(source);

      return typeof filter === 'object' ? { [source]: filter.defaultValue } : {};
    }),
  );
