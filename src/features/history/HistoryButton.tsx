import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import { Loading } from '../../ui/page/Loading';
import { RightDrawer } from '../../ui/page/RightDrawer';
import { ActionIcon } from '../../ui/table/ActionIcon';
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
