import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PicturesButton, type PicturesButtonProps } from './PicturesButton';
import { useOutsideFiles } from './useOutsideFiles';

type PicturesChooserProps = Omit<PicturesButtonProps, 'label' | 'icon' | 'isCamera'>;

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
      {isHandheld && <PicturesButton {...props} label="Tomar foto" icon={<PhotoCameraIcon />} isCamera />}
      <PicturesButton
        {...props}
        inputRef={inputRef}
        label="Elegir archivos"
        icon={<AddPhotoAlternateIcon />}
      />
      {!isHandheld && (
        <Typography variant="body2" color="text.secondary">
          {isOver ? 'Suelte las fotos aquí' : 'o arrástrelos aquí, o péguelos con Ctrl+V'}
        </Typography>
      )}
    </Box>
  );
};
