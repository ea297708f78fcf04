import CloseIcon from '@mui/icons-material/Close';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import { useEffect, useState } from 'react';

interface PictureItemProps {
  file: File;
  disabled?: boolean;
  onRemove: () => void;
}

/** A chosen picture: preview, name, and a way out of the list. */
export const PictureItem = ({ file, disabled, onRemove }: PictureItemProps) => (
  <ListItem
    disableGutters
    secondaryAction={
      <IconButton edge="end" aria-label={`Quitar ${file.name}`} disabled={disabled} onClick={onRemove}>
        <CloseIcon fontSize="small" />
      </IconButton>
    }
  >
    <ListItemAvatar>
      <Avatar variant="rounded" alt="" src={usePreview(file)} />
    </ListItemAvatar>
    <ListItemText primary={file.name} slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }} />
  </ListItem>
);

const usePreview = (file: File) => {
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);

    return () => URL.revokeObjectURL(made);
  }, [file]);

  return url;
};
