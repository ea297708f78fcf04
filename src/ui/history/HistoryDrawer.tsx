import Box from '@mui/material/Box';
import { RightDrawer } from '../page/RightDrawer';
import { History, type HistoryProps } from './History';

interface HistoryDrawerProps extends HistoryProps {
  open: boolean;
  onClose: () => void;
}

export default function HistoryDrawer({ open, onClose, ...historial }: HistoryDrawerProps) {
  return (
    <RightDrawer title="Historial" open={open} onClose={onClose}>
      <Box sx={{ px: 2, pb: 2 }}>{open && <History {...historial} />}</Box>
    </RightDrawer>
  );
}
