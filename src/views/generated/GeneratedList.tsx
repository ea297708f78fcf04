import type { ElementType, ReactNode } from 'react';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../List';
import { useDeclaredColumns } from './useDeclaredColumns';

interface GeneratedListProps {
  /** Replace the field component of a column. */
  cells?: Readonly<Record<string, ElementType>>;
  notice?: ReactNode;
  /** The buttons of each row. */
  rowActions?: ReactNode;
}

/** The list that a section declares. A section's own list may reuse it, or List and DataTable. */
export default function GeneratedList({ cells, notice, rowActions }: GeneratedListProps) {
  const columns = useDeclaredColumns(cells, rowActions);

  return (
    <List>
      {notice}
      <DataTable>{columns}</DataTable>
    </List>
  );
}
