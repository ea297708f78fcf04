import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { Ref } from 'react';
import { visuallyHidden } from '../theme/tableStyle';

interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'startIcon' | 'disabled'> {
  label: string;
  accept: string;
  multiple?: boolean;
  /** Opens only the back camera of a phone. */
  capture?: 'environment';
  inputRef?: Ref<HTMLInputElement>;
  errorId?: string;
  onChoose: (files: File[]) => void;
}

/** A label, because a button must not contain an input. */
export const FileButton = ({ label, inputRef, errorId, onChoose, ...props }: FileButtonProps) => {
  const { accept, multiple, capture, ...button } = props;

  return (
    <Button
      component="label"
      {...NO_ROLE}
      tabIndex={-1}
      {...button}
      sx={{ '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 } }}
    >
      {label}
      <Box
        component="input"
        type="file"
        accept={accept}
        multiple={multiple}
        capture={capture}
        disabled={button.disabled}
        ref={inputRef}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
        // Allows the same file twice.
        onClick={({ currentTarget }) => Object.assign(currentTarget, { value: '' })}
        aria-invalid={errorId !== undefined}
        aria-describedby={errorId}
        sx={visuallyHidden}
      />
    </Button>
  );
};

const NO_ROLE = { role: undefined };
