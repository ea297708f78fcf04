import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
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
  const paper = { role: 'dialog', 'aria-modal': true, 'aria-label': 'Filtros' } as const;
  const content = (
    <>
      {isPhone && (
        <Typography variant="h2" sx={{ mb: 1 }}>
          Filtros
        </Typography>
      )}
      <RangesOpen.Provider value>
        <Box sx={columnStyle}>
          <FilterInputs filters={filters} />
        </Box>
      </RangesOpen.Provider>
      {isPhone && (
        <Box sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
          <SavedFilters onChosen={onClose} />
        </Box>
      )}
      <Box sx={footStyle}>
        {onRemove && <Button onClick={onRemove}>{clear}</Button>}
        {isPhone && (
          <Button variant="contained" onClick={onClose} sx={{ ml: 'auto' }}>
            Ver resultados
          </Button>
        )}
      </Box>
    </>
  );

  return isPhone ? (
    <Drawer anchor="bottom" open onClose={onClose} slotProps={{ paper: { ...paper, sx: sheetStyle } }}>
      {content}
    </Drawer>
  ) : (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { ...paper, sx: { mt: 0.5, p: 2, width: 344 } } }}
    >
      {content}
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

const sheetStyle = { maxHeight: '90dvh', p: 2, pb: 0, borderRadius: '12px 12px 0 0' };

/** Always visible, above the labels of inputs. */
const footStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  py: { xs: 1.5, sm: 0 },
  pt: { sm: 1 },
  '&:empty': { display: 'none' },
  bgcolor: 'background.paper',
};
