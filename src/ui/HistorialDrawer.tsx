import Box from '@mui/material/Box';
import { Historial, type HistorialProps } from './Historial';
import { RightDrawer } from './RightDrawer';

interface HistorialDrawerProps extends HistorialProps {
  open: boolean;
  onClose: () => void;
}

export default function HistorialDrawer({ open, onClose, ...historial }: HistorialDrawerProps) {
  return (
    <RightDrawer title="Historial" open={open} onClose={onClose}>
      <Box sx={{ px: 2, pb: 2 }}>{open && <Historial {...historial} />}</Box>
    </RightDrawer>
  );
}
