import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import type { ReactNode } from 'react';

/** Over the rows: all of the page chosen at once, how many are chosen, and what can be done with them. */
export const BulkBar = ({ children }: { children: ReactNode }) => {
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id)).length;
  const isAll = chosen > 0 && chosen === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(id));

  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 40, displayPrint: 'none' }}
    >
      <FormControlLabel
        label="Seleccionar todo"
        control={
          <Checkbox
            size="small"
            checked={isAll}
            indeterminate={chosen > 0 && !isAll}
            onChange={() => onSelect(isAll ? others : [...others, ...ids])}
          />
        }
        sx={{ ml: 0 }}
      />
      {selectedIds.length > 0 && (
        <>
          <Typography role="status">{countText(selectedIds.length)}</Typography>
          {children}
        </>
      )}
    </Stack>
  );
};

const countText = (count: number) => (count === 1 ? '1 seleccionado' : `${count} seleccionados`);
