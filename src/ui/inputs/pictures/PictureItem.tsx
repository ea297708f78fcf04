import CloseIcon from '@mui/icons-material/Close';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { type ReactNode, useEffect, useState } from 'react';

interface PictureItemProps {
  name: string;
  file?: File;
  url?: string;
  progress?: number | 'preparing';
  onRemove?: () => void;
  children?: ReactNode;
}

export const PictureItem = ({ name, file, url, progress, onRemove, children }: PictureItemProps) => {
  const [isLarge, setIsLarge] = useState(false);
  const src = usePreview(file) ?? url;

  return (
    <ListItem disableGutters sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
      <ButtonBase
        aria-label={`Ampliar ${name}`}
        aria-expanded={isLarge}
        onClick={() => setIsLarge(!isLarge)}
        sx={{ borderRadius: 1 }}
      >
        <Avatar variant="rounded" alt="" src={src} sx={{ width: 56, height: 56 }} />
      </ButtonBase>
      <ListItemText primary={name} slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }} />
      {onRemove && (
        <IconButton aria-label={`Quitar ${name}`} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      )}
      {progress !== undefined && (
        <LinearProgress
          aria-label={`Progreso de ${name}`}
          {...(progress !== 'preparing' && { variant: 'determinate', value: progress * 100 })}
          sx={{ flexBasis: '100%', mt: 0.5 }}
        />
      )}
      {children && <Box sx={{ flexBasis: '100%', mt: 1 }}>{children}</Box>}
      {isLarge && (
        <Box
          component="img"
          src={src}
          alt={name}
          sx={{ width: '100%', maxHeight: '60vh', objectFit: 'contain', mt: 1 }}
        />
      )}
    </ListItem>
  );
};

const usePreview = (file?: File) => {
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);

    return () => URL.revokeObjectURL(made);
  }, [file]);

  return url;
};
