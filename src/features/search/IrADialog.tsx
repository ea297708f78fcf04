import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useNavigate } from 'ra-core';
import { useId, useState } from 'react';
import { LONGEST_SEARCH } from '../../../contract/common';
import { counted } from '../../format/text';
import { ErrorState } from '../../ui/page/ErrorState';
import { visuallyHidden } from '../../ui/theme/tableStyle';
import { Destinations } from './Destinations';
import { arrange, type Destination } from './destination';
import { usePages } from './usePages';
import { useRecords } from './useRecords';

interface IrADialogProps {
  label: string;
  onClose: () => void;
}

export default function IrADialog({ label, onClose }: IrADialogProps) {
  const id = useId();
  const navigate = useNavigate();
  const choose = ({ to }: Destination) => {
    onClose();
    navigate(to);
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
  const options = arrange(typed, usePages(typed), found);
  const autocomplete = useAutocomplete<Destination>({
    id,
    options,
    open: true,
    autoHighlight: true,
    inputValue: typed,
    // Keep the text while the dialog fades out: closing clears the input.
    onInputChange: (_event, text, reason) => reason === 'input' && setTyped(text),
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
      <Box {...autocomplete.getRootProps()} sx={{ p: 2, pb: 1 }}>
        <TextField
          autoFocus
          fullWidth
          label={label}
          placeholder={isOffered ? 'Sección, nombre o número' : undefined}
          slotProps={{
            htmlInput: { ...autocomplete.getInputProps(), maxLength: LONGEST_SEARCH },
            inputLabel: autocomplete.getInputLabelProps(),
          }}
        />
      </Box>
      {/* Read aloud; results can be seen. */}
      <Typography
        role="status"
        sx={{ ...STATUS, ...(!found.isPending && options.length > 0 && visuallyHidden) }}
      >
        {found.isPending ? 'Buscando…' : !error && statusOf(options.length, isOffered)}
      </Typography>
      {error && (
        <Box sx={{ px: 2 }}>
          <ErrorState error={error} onRetry={refetch} />
        </Box>
      )}
      {options.length > 0 && <Destinations {...autocomplete} />}
    </>
  );
};

const STATUS = { px: 2, pb: 1, color: 'text.secondary' };

const statusOf = (count: number, hasRecords: boolean): string => {
  if (count > 0) return counted(count, 'resultado', 'resultados');

  return hasRecords ? 'No se encontró nada' : 'No se encontró ninguna sección';
};
