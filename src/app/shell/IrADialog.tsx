import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useNavigate } from 'ra-core';
import { useId } from 'react';
import { matchLabels } from '../../format/match';
import { type MenuEntry, useMenuEntries } from '../../ui/page/useMenuEntries';

interface IrADialogProps {
  label: string;
  onClose: () => void;
}

export default function IrADialog({ label, onClose }: IrADialogProps) {
  const id = useId();

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}-label`}
      fullWidth
      maxWidth="xs"
      transitionDuration={120}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Search id={id} label={label} onClose={onClose} />
    </Dialog>
  );
}

const Search = ({ id, label, onClose }: IrADialogProps & { id: string }) => {
  const navigate = useNavigate();
  const { getRootProps, getInputProps, getInputLabelProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<MenuEntry, false, false, false>({
      id,
      options: useMenuEntries(),
      open: true,
      autoHighlight: true,
      filterOptions: (entries, { inputValue }) => matchLabels(inputValue, entries),
      onChange: (_event, entry) => {
        onClose();
        if (entry) navigate(entry.to);
      },
      onClose: (_event, reason) => {
        if (reason === 'escape') onClose();
      },
    });

  return (
    <>
      <Box {...getRootProps()} sx={{ p: 2, pb: 1 }}>
        <TextField
          autoFocus
          fullWidth
          label={label}
          slotProps={{ htmlInput: getInputProps(), inputLabel: getInputLabelProps() }}
        />
      </Box>
      <Typography role="status" sx={{ px: 2 }}>
        {groupedOptions.length === 0 && 'No se encontró ninguna sección'}
      </Typography>
      {groupedOptions.length > 0 && (
        <List {...getListboxProps()} dense sx={{ overflowY: 'auto' }}>
          {groupedOptions.map((entry, index) => {
            const { key, ...option } = getOptionProps({ option: entry, index });

            return (
              <ListItem key={key} {...option} sx={OPTION}>
                <ListItemIcon>
                  <entry.icon />
                </ListItemIcon>
                {entry.label}
              </ListItem>
            );
          })}
        </List>
      )}
    </>
  );
};

const OPTION = { cursor: 'pointer', '&.Mui-focused': { bgcolor: 'action.selected' } };
