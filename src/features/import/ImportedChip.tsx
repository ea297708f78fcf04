import CloseIcon from '@mui/icons-material/Close';
import Chip from '@mui/material/Chip';
import { useListFilterContext } from 'ra-core';
import { visuallyHidden } from '../../ui/theme/tableStyle';

/** Says that a list shows only what an import wrote. */
export const ImportedChip = () => {
  const { filterValues, setFilters } = useListFilterContext();
  const { importacion, ...others } = filterValues;
  if (importacion === undefined) return null;
  const remove = () => setFilters(others);

  return (
    <Chip
      label={
        <>
          <span style={visuallyHidden}>Quitar el filtro</span> Importación: {importacion}
        </>
      }
      variant="outlined"
      component="button"
      deleteIcon={<CloseIcon />}
      onDelete={remove}
      onClick={remove}
      sx={{ mb: 1 }}
    />
  );
};
