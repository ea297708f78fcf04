import HistoryIcon from '@mui/icons-material/History';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import type { HistorialProps } from './Historial';

const HistorialDrawer = lazy(() => import('./HistorialDrawer'));

/** Opens the history of a record beside the screen. */
export const HistorialButton = (props: HistorialProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };

  return (
    <>
      <Tooltip title="Historial">
        <IconButton onClick={open}>
          <HistoryIcon />
        </IconButton>
      </Tooltip>
      <Suspense fallback={null}>
        {wasOpened && <HistorialDrawer {...props} open={isOpen} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
};
