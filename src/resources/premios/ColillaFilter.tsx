import TextField from '@mui/material/TextField';
import { useListFilterContext } from 'ra-core';
import { useState } from 'react';

/** Narrows the list to the premios of one colilla, once the typing pauses. */
export const ColillaFilter = () => {
  const { filterValues, setFilters } = useListFilterContext();
  const [draft, setDraft] = useState<string>();
  const { colilla = '', ...others } = filterValues;

  const search = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, 4);
    setDraft(digits);
    setFilters(digits === '' ? others : { ...others, colilla: digits }, undefined, true);
  };

  return (
    <TextField
      label="Colilla"
      value={draft ?? colilla}
      onChange={(event) => search(event.target.value)}
      autoComplete="off"
      sx={{ displayPrint: 'none', width: 96 }}
      slotProps={{ htmlInput: { inputMode: 'numeric' }, inputLabel: { shrink: true } }}
    />
  );
};
