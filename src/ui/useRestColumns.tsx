import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { LinkBase, type RaRecord, useListContext, useResourceDefinition, useTranslateLabel } from 'ra-core';
import type { RestColumn, RestRowsProps } from './RestRows';
import { sectionPath } from './sectionPath';
import type { Columna } from './Tabla';

interface Options<T> extends Pick<RestRowsProps<T>, 'columns' | 'rowActions'> {
  isSelectable: boolean;
}

/** The table's columns: a box to choose the row by, those of the section, and what can be done with the row. */
export const useRestColumns = <T extends RaRecord<number>>({
  columns,
  rowActions,
  isSelectable,
}: Options<T>): Columna<T>[] => {
  const { resource, selectedIds, onToggleItem } = useListContext<T>();
  const { hasEdit } = useResourceDefinition({ resource });
  const translateLabel = useTranslateLabel();

  const toColumna = ({ source, cell, sort, isNumeric, isWhole, card }: RestColumn<T>): Columna<T> => {
    const contentOf = cell ?? ((row: T) => String(row[source] ?? ''));
    const toEdit = (row: T) => (
      <Link component={LinkBase} to={sectionPath(resource, 'edit', row.id)}>
        {contentOf(row)}
      </Link>
    );

    return {
      isNumeric,
      isWhole,
      card,
      label: String(translateLabel({ source, resource })),
      sort: sort === false ? undefined : (sort ?? source),
      cell: hasEdit && card === 'title' ? toEdit : contentOf,
    };
  };

  const boxes: Columna<T> = {
    label: 'Selección',
    isUnlabelled: true,
    card: 'select',
    cell: ({ id }) => (
      <Checkbox
        size="small"
        checked={selectedIds?.includes(id)}
        onChange={() => onToggleItem(id)}
        sx={{ p: 0 }}
        slotProps={{ input: { 'aria-label': `Seleccionar ${id}` } }}
      />
    ),
  };
  const actions: Columna<T> = {
    label: 'Acciones',
    isUnlabelled: true,
    card: 'action',
    cell: (row) => (
      <Stack direction="row" sx={{ justifyContent: { sm: 'flex-end' }, displayPrint: 'none' }}>
        {rowActions?.(row)}
      </Stack>
    ),
  };

  return [...(isSelectable ? [boxes] : []), ...columns.map(toColumna), ...(rowActions ? [actions] : [])];
};
