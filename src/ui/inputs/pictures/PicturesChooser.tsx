import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode, Ref } from 'react';
import { useOutsideFiles } from './useOutsideFiles';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

interface PicturesChooserProps {
  inputRef?: Ref<HTMLInputElement>;
  disabled?: boolean;
  /** The id of the text that says why the field is refused. */
  errorId?: string;
  onChoose: (files: File[]) => void;
}

/** All ways to choose pictures: from the device, by its camera, dropped, pasted. */
export const PicturesChooser = ({ inputRef, ...props }: PicturesChooserProps) => {
  const { disabled, onChoose } = props;
  const isHandheld = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const isOver = useOutsideFiles((files) => !disabled && onChoose(files));

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        p: 1.5,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1.5,
        backgroundColor: isOver ? 'action.hover' : undefined,
      }}
    >
      {isHandheld && <FileButton {...props} label="Tomar foto" icon={<PhotoCameraIcon />} isCamera />}
      <FileButton {...props} inputRef={inputRef} label="Elegir archivos" icon={<AddPhotoAlternateIcon />} />
      {!isHandheld && (
        <Typography variant="body2" color="text.secondary">
          {isOver ? 'Suelte las fotos aquí' : 'o arrástrelos aquí, o péguelos con Ctrl+V'}
        </Typography>
      )}
    </Box>
  );
};

interface FileButtonProps extends PicturesChooserProps {
  label: string;
  icon: ReactNode;
  /** Opens the camera at the back of a phone, and nothing else. */
  isCamera?: boolean;
}

const FileButton = ({ label, icon, isCamera, inputRef, disabled, errorId, onChoose }: FileButtonProps) => (
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
      // So that a file that was taken out can be chosen again.
      onClick={({ currentTarget }) => Object.assign(currentTarget, { value: '' })}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
    />
  </Button>
);

/** A button must not hold an input: the label stays a label. */
const NO_ROLE = { role: undefined };
