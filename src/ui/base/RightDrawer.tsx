import CloseIcon from '@mui/icons-material/Close';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { BAR_HEIGHT } from '../theme/barHeight';

interface RightDrawerProps {
  title: string;
  open: boolean;
  onClose: () => void;
  isBeside?: boolean;
  children: ReactNode;
}

export const RightDrawer = ({ title, open, onClose, isBeside, children }: RightDrawerProps) => {
  const titleId = useId();
  const content = (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', pl: 2, pr: isBeside ? 1 : 2, py: 1 }}>
        <Typography id={titleId} variant="h2" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Tooltip title={isBeside ? 'Cerrar panel' : 'Cerrar'}>
          <IconButton onClick={onClose}>
            {isBeside ? <KeyboardDoubleArrowRightIcon /> : <CloseIcon />}
          </IconButton>
        </Tooltip>
      </Stack>
      {children}
    </>
  );

  return isBeside ? (
    <Box component="aside" aria-labelledby={titleId} sx={besideStyle}>
      {content}
    </Box>
  ) : (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <Box sx={{ width: 'min(360px, 100vw)' }}>{content}</Box>
    </Drawer>
  );
};

/** The place of a drawer beside the content, until its code is there. */
export const RightPlace = () => <Box sx={besideStyle} />;

const besideStyle = {
  position: 'sticky',
  top: BAR_HEIGHT,
  width: 272,
  height: `calc(100vh - ${BAR_HEIGHT}px)`,
  overflowY: 'auto',
  flexShrink: 0,
  bgcolor: 'background.paper',
  borderLeft: 1,
  borderColor: 'divider',
  displayPrint: 'none',
};
