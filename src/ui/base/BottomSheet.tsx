import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface BottomSheetProps {
  title: string;
  /** Beside the button that closes it. */
  action?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog at the lower edge of a phone, for filters that take effect at once. */
export const BottomSheet = ({ title, action, onClose, children }: BottomSheetProps) => (
  <Drawer
    anchor="bottom"
    open
    onClose={onClose}
    slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': title, sx: sheetStyle } }}
  >
    <Typography variant="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
    <Box sx={footStyle}>
      {action}
      <Button variant="contained" onClick={onClose} sx={{ ml: 'auto' }}>
        Ver resultados
      </Button>
    </Box>
  </Drawer>
);

const sheetStyle = { maxHeight: '90dvh', p: 2, pb: 0, borderRadius: '12px 12px 0 0' };

/** Always visible, above the labels of inputs. */
const footStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  py: 1.5,
  bgcolor: 'background.paper',
};
