import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { BottomSheet } from '../../base/BottomSheet';
import { useIsPhone } from '../../base/useIsPhone';
import { RangesOpen } from '../../inputs/DateRangeInput';
import { FilterInputs } from './FilterInputs';
import type { Filter } from './filter';
import { SavedFilters } from './SavedFilters';

interface FiltersPanelProps {
  anchor: HTMLElement;
  filters: readonly Filter[];
  onClose: () => void;
  onRemove?: () => void;
}

export const FiltersPanel = ({ anchor, filters, onClose, onRemove }: FiltersPanelProps) => {
  const isPhone = useIsPhone();
  const clear = useTranslate()('ra.navigation.clear_filters');
  const inputs = (
    <RangesOpen.Provider value>
      <Box sx={columnStyle}>
        <FilterInputs filters={filters} />
      </Box>
    </RangesOpen.Provider>
  );
  const remove = onRemove && <Button onClick={onRemove}>{clear}</Button>;

  return isPhone ? (
    <BottomSheet title="Filtros" action={remove} onClose={onClose}>
      {inputs}
      <Box sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <SavedFilters onChosen={onClose} />
      </Box>
    </BottomSheet>
  ) : (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Filtros',
          sx: { mt: 0.5, p: 2, width: 344 },
        },
      }}
    >
      {inputs}
      {remove && <Box sx={footStyle}>{remove}</Box>}
    </Popover>
  );
};

const columnStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  '& .filter-field': { display: 'block', width: 'auto' },
  '& .filter-field > .MuiFormControl-root, & .MuiAutocomplete-root .MuiFormControl-root': { m: 0 },
  '& .filter-field > .MuiFormControl-root, & .filter-field > .MuiAutocomplete-root': { width: '100%' },
};

/** Always visible, above the labels of inputs. */
const footStyle = { position: 'sticky', bottom: 0, zIndex: 2, pt: 1, bgcolor: 'background.paper' };
