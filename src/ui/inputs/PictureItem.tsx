import CloseIcon from '@mui/icons-material/Close';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import { useEffect, useState } from 'react';

interface PictureItemProps {
  name: string;
  file?: File;
  url?: string;
  onRemove: () => void;
}

export const PictureItem = ({ name, file, url, onRemove }: PictureItemProps) => (
  <ListItem
    disableGutters
    secondaryAction={
      <IconButton edge="end" aria-label={`Quitar ${name}`} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
    }
  >
    <ListItemAvatar>
      <Avatar variant="rounded" alt="" src={usePreview(file) ?? url} />
    </ListItemAvatar>
    <ListItemText primary={name} slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }} />
  </ListItem>
);

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
