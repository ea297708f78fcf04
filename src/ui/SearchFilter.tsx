import SearchIcon from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useListFilterContext } from 'ra-core';
import { useState } from 'react';

/** Searches the list around it by free text, once the typing pauses. */
export const SearchFilter = () => {
  const { filterValues, setFilters } = useListFilterContext();
  const [draft, setDraft] = useState<string>();

  const search = (q: string) => {
    setDraft(q);
    setFilters({ ...filterValues, q }, undefined, true);
  };

  return (
    <TextField
      type="search"
      label="Buscar"
      value={draft ?? filterValues.q ?? ''}
      onChange={(event) => search(event.target.value)}
      sx={{ displayPrint: 'none' }}
      slotProps={{
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
        },
      }}
    />
  );
};
