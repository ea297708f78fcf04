import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { ActionIcon } from '../../ui/base/ActionIcon';
import { Loading } from '../../ui/base/Loading';
import { RightDrawer } from '../../ui/base/RightDrawer';
import { useHasHistory } from './usePasos';

const History = lazy(() => import('./History'));

export const HistoryButton = () => {
  const hasHistory = useHasHistory();
  // Undefined until first opened: a list has one drawer per row.
  const [isOpen, setIsOpen] = useState<boolean>();
  if (!hasHistory) return null;

  return (
    <>
      <ActionIcon label="Historial" onClick={() => setIsOpen(true)}>
        <HistoryIcon />
      </ActionIcon>
      {isOpen !== undefined && (
        <RightDrawer title="Historial" open={isOpen} onClose={() => setIsOpen(false)}>
          <Box sx={{ px: 2, pb: 2 }}>
            <Suspense fallback={<Loading />}>
              <History />
            </Suspense>
          </Box>
        </RightDrawer>
      )}
    </>
  );
};
