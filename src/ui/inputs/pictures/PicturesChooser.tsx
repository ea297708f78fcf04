import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternate';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentProps } from 'react';
import { FileButton } from '../FileButton';
import { PICTURE_TYPES, PROOF_TYPES } from './picturesOf';
import { useOutsideFiles } from './useOutsideFiles';

type PicturesChooserProps = Pick<
  ComponentProps<typeof FileButton>,
  'inputRef' | 'disabled' | 'errorId' | 'onChoose'
>;

export const PicturesChooser = ({ inputRef, ...props }: PicturesChooserProps) => {
  const { disabled, onChoose } = props;
  const isHandheld = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const button = { ...props, variant: 'outlined', accept: PROOF_TYPES.join(',') } as const;
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
      {isHandheld && (
        <FileButton
          {...button}
          accept={PICTURE_TYPES.join(',')}
          label="Tomar foto"
          startIcon={<PhotoCameraIcon />}
          capture="environment"
        />
      )}
      <FileButton
        {...button}
        label="Elegir archivos"
        startIcon={<AddPhotoAlternateIcon />}
        multiple
        inputRef={inputRef}
      />
      {!isHandheld && (
        <Typography variant="body2" color="text.secondary">
          {isOver ? 'Suelte los archivos aquí' : 'o arrástrelos aquí, o péguelos con Ctrl+V'}
        </Typography>
      )}
    </Box>
  );
};
