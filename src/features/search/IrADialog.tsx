import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { PopperProps } from '@mui/material/Popper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { LONGEST_SEARCH } from '../../../contract/common';
import { counted } from '../../format/text';
import { ErrorNotice } from '../../ui/base/ErrorNotice';
import { visuallyHidden } from '../../ui/theme/tableStyle';
import { ARRIVING, arrange, type Destination } from './destination';
import { usePages } from './usePages';
import { useRecords } from './useRecords';

interface IrADialogProps {
  label: string;
  onClose: () => void;
}

export default function IrADialog({ label, onClose }: IrADialogProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { isOffered, error, refetch, ...found } = useRecords(typed);
  const options = arrange(typed, usePages(typed), found);
  const status = found.isPending ? 'Buscando…' : !error && statusOf(options.length, isOffered);
  const choose = ({ to }: Destination) => {
    onClose();
    navigate(to, { state: ARRIVING });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      slotProps={{ container: { sx: { alignItems: 'flex-start' } }, paper: { 'aria-label': label } }}
    >
      <Autocomplete<Destination>
        open
        options={options}
        autoHighlight
        clearIcon={null}
        forcePopupIcon={false}
        inputValue={typed}
        // Closing clears the input, but the text stays while the dialog fades out.
        onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
        filterOptions={(all) => all}
        getOptionLabel={({ to }) => to}
        groupBy={({ group }) => group}
        onChange={(_event, chosen) => chosen && choose(chosen)}
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        noOptionsText={status}
        slots={{ popper: InPlace }}
        slotProps={{ listbox: { sx: { maxHeight: '60vh' } }, paper: { sx: PAPER } }}
        renderInput={({ inputProps, ...input }) => (
          <TextField
            {...input}
            autoFocus
            label={label}
            placeholder={isOffered ? 'Sección, nombre o número' : undefined}
            slotProps={{ htmlInput: { ...inputProps, maxLength: LONGEST_SEARCH } }}
          />
        )}
        renderGroup={({ key, group, children }) => (
          <Box component="ul" key={key} role="group" aria-label={group} sx={{ p: 0 }}>
            <Typography component="li" role="presentation" variant="body2" sx={HEADING}>
              {group}
            </Typography>
            {children}
          </Box>
        )}
        renderOption={({ key, ...props }, { icon: Icon, label, detail }) => (
          <ListItem key={key} dense {...props} sx={OPTION}>
            <ListItemIcon>
              <Icon />
            </ListItemIcon>
            <ListItemText primary={label} secondary={detail} sx={{ my: 0 }} />
          </ListItem>
        )}
        sx={{ p: 2, pb: 1 }}
      />
      <span role="status" style={visuallyHidden}>
        {status}
      </span>
      {error && (
        <Box sx={{ px: 2 }}>
          <ErrorNotice error={error} onRetry={refetch} />
        </Box>
      )}
    </Dialog>
  );
}

/** Shows results below the input, not over the page. */
const InPlace = ({ children }: PopperProps) => children as ReactNode;

const PAPER = { '& .MuiAutocomplete-noOptions:empty': { display: 'none' } };
const HEADING = { px: 2, pt: 0.5, color: 'text.secondary' };

const OPTION = {
  minHeight: { xs: 44, md: 36 },
  overflowWrap: 'anywhere',
  '&&.Mui-focused': { bgcolor: 'action.selected' },
  // The usual colour has too little contrast here.
  '&.Mui-focused .MuiListItemText-secondary': { color: 'text.primary' },
};

const statusOf = (count: number, hasRecords: boolean): string => {
  if (count > 0) return counted(count, 'resultado', 'resultados');

  return hasRecords ? 'No se encontró nada' : 'No se encontró ninguna sección';
};
