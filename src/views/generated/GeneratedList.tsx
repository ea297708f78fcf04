import { type ElementType, type ReactNode, useMemo } from 'react';
import { useSectionOptions } from '../../section/useSectionOptions';
import { DataTable } from '../../ui/table/DataTable';
import { List, type ListProps } from '../List';

interface GeneratedListProps extends Omit<ListProps, 'children'> {
  /** Replace the field component of a column. */
  cells?: Readonly<Record<string, ElementType>>;
  notice?: ReactNode;
  /** The buttons of each row. */
  rowActions?: ReactNode;
}

/** The list that a section declares. A section's own list may reuse it, or List and DataTable. */
export default function GeneratedList({ cells = NONE, notice, rowActions, ...props }: GeneratedListProps) {
  const { list } = useSectionOptions();
  // Stable elements: rows render again only for new columns.
  const columns = useMemo(
    () => [
      ...list.map((source) => <DataTable.Col key={source} source={source} field={cells[source]} />),
      rowActions && (
        <DataTable.Col key="acciones" label="Acciones" card="action" disableSort>
          {rowActions}
        </DataTable.Col>
      ),
    ],
    [list, cells, rowActions],
  );

  return (
    <List {...props}>
      {notice}
      <DataTable>{columns}</DataTable>
    </List>
  );
}

const NONE = {};
