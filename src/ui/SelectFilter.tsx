import TextField from '@mui/material/TextField';
import { useListFilterContext } from 'ra-core';

interface SelectFilterProps {
  source: string;
  label: string;
  choices: readonly { id: string | number; name: string }[];
}

/** Narrows the list around it to one of the choices, or to none of them. */
export const SelectFilter = ({ source, label, choices }: SelectFilterProps) => {
  const { filterValues, setFilters } = useListFilterContext();
  const { [source]: chosen = '', ...others } = filterValues;

  return (
    <TextField
      select
      label={label}
      value={chosen}
      onChange={({ target: { value } }) => setFilters(value === '' ? others : { ...others, [source]: value })}
      sx={{ displayPrint: 'none', minWidth: 120 }}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">Todos</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
};
