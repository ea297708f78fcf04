import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface RightDrawerProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

export const RightDrawer = ({ title, open, onClose, children }: RightDrawerProps) => {
  const titleId = useId();

  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <Box sx={{ width: 'min(360px, 100vw)' }}>
        <Stack direction="row" sx={{ alignItems: 'center', px: 2, py: 1 }}>
          <Typography id={titleId} variant="h2" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          <Tooltip title="Cerrar">
            <IconButton onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </Tooltip>
        </Stack>
        {children}
      </Box>
    </Drawer>
  );
};
