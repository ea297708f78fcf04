import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { PICTURE_TYPES } from './pictures';

/** A button must not hold an input: the label stays a label. */
const NO_ROLE = { role: undefined };

interface PicturesButtonProps {
  inputRef: Ref<HTMLInputElement>;
  disabled?: boolean;
  isInvalid: boolean;
  errorId?: string;
  onChoose: (files: File[]) => void;
}

/** Chooses pictures, also with a phone's camera. */
export const PicturesButton = ({ inputRef, disabled, isInvalid, errorId, onChoose }: PicturesButtonProps) => (
  <Button
    component="label"
    {...NO_ROLE}
    tabIndex={-1}
    variant="outlined"
    disabled={disabled}
    startIcon={<AddPhotoAlternateIcon />}
    sx={{ '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 } }}
  >
    Elegir archivos
    <Box
      component="input"
      type="file"
      multiple
      accept={PICTURE_TYPES.join(',')}
      disabled={disabled}
      ref={inputRef}
      onChange={({ target }) => onChoose([...(target.files ?? [])])}
      // So that a file taken out can be chosen again.
      onClick={(event) => {
        event.currentTarget.value = '';
      }}
      aria-invalid={isInvalid}
      aria-describedby={errorId}
      sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
    />
  </Button>
);
