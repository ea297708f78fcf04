import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useNavigate, useStoreContext } from 'ra-core';
import { useId, useState } from 'react';
import { LONGEST_SEARCH } from '../../../contract/common';
import { ErrorState } from '../../ui/page/ErrorState';
import { Destinations } from './Destinations';
import { arrange, type Destination } from './destination';
import { SearchStatus } from './SearchStatus';
import { usePages } from './usePages';
import { useRecents } from './useRecents';
import { useRecords } from './useRecords';

interface IrADialogProps {
  label: string;
  onClose: () => void;
}

/** Finds sections, sheets, reports and records, and leads there. */
export default function IrADialog({ label, onClose }: IrADialogProps) {
  const id = useId();
  const navigate = useNavigate();
  const store = useStoreContext();
  const choose = ({ to, isCommand }: Destination) => {
    onClose();
    if (isCommand) store.setItem(to, true);
    else navigate(to);
  };

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
      <Search id={id} label={label} onChoose={choose} onClose={onClose} />
    </Dialog>
  );
}

interface SearchProps extends IrADialogProps {
  id: string;
  onChoose: (destination: Destination) => void;
}

const Search = ({ id, label, onChoose, onClose }: SearchProps) => {
  const [typed, setTyped] = useState('');
  const { isOffered, error, refetch, ...found } = useRecords(typed);
  const options = [...useRecents(typed), ...arrange(typed, usePages(typed), found)];
  const { getRootProps, getInputProps, getInputLabelProps, getListboxProps, getOptionProps, groupedOptions } =
    useAutocomplete<Destination>({
      id,
      options,
      open: true,
      autoHighlight: true,
      inputValue: typed,
      // What is written goes with the dialog, not before.
      onInputChange: (_event, text, reason) => reason === 'input' && setTyped(text),
      // They are found already; this tells one from the other.
      filterOptions: (all) => all,
      getOptionLabel: ({ to }) => to,
      groupBy: ({ group }) => group,
      onChange: (_event, chosen) => chosen && onChoose(chosen),
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
          placeholder={isOffered ? 'Sección, nombre o número' : undefined}
          slotProps={{
            htmlInput: { ...getInputProps(), maxLength: LONGEST_SEARCH },
            inputLabel: getInputLabelProps(),
          }}
        />
      </Box>
      <SearchStatus
        count={options.length}
        isPending={found.isPending}
        hasFailed={error !== undefined}
        isWide={isOffered}
      />
      {error && (
        <Box sx={{ px: 2 }}>
          <ErrorState error={error} onRetry={refetch} />
        </Box>
      )}
      {options.length > 0 && (
        <Destinations
          id={id}
          groups={groupedOptions}
          getListboxProps={getListboxProps}
          getOptionProps={getOptionProps}
        />
      )}
    </>
  );
};
