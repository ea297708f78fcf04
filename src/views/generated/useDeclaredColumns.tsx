import { type ElementType, type ReactNode, useMemo } from 'react';
import { useSectionOptions } from '../../section/useSectionOptions';
import { DataTable } from '../../ui/table/DataTable';

/** Stable elements: rows render again only for new columns. */
export const useDeclaredColumns = (
  cells: Readonly<Record<string, ElementType>> = NONE,
  rowActions?: ReactNode,
): ReactNode => {
  const { list } = useSectionOptions();

  return useMemo(
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
};

const NONE = {};
