import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode, Ref } from 'react';
import { PICTURE_TYPES } from './pictures';

/** A button must not hold an input: the label stays a label. */
const NO_ROLE = { role: undefined };

export interface PicturesButtonProps {
  label: string;
  icon: ReactNode;
  /** Opens the camera at the back of a phone, and nothing else. */
  isCamera?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  disabled?: boolean;
  isInvalid: boolean;
  errorId?: string;
  onChoose: (files: File[]) => void;
}

/** Chooses pictures in the dialog of the system. */
export const PicturesButton = ({
  label,
  icon,
  isCamera,
  inputRef,
  disabled,
  isInvalid,
  errorId,
  onChoose,
}: PicturesButtonProps) => (
  <Button
    component="label"
    {...NO_ROLE}
    tabIndex={-1}
    variant="outlined"
    disabled={disabled}
    startIcon={icon}
    sx={{ '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 } }}
  >
    {label}
    <Box
      component="input"
      type="file"
      multiple={!isCamera}
      capture={isCamera ? 'environment' : undefined}
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
