import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import { BAR_HEIGHT } from '../../ui/page/barHeight';

/** Says that the network is gone, as long as it is; below what an action answers, which stays in sight as well. */
export const SinConexion = () => {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);

  return (
    // Here from the start: what comes into it later is read aloud.
    <Box role="status" sx={{ position: 'sticky', top: BAR_HEIGHT + 8, zIndex: 1, displayPrint: 'none' }}>
      {!isOnline && (
        <Alert severity="warning" role="none" sx={{ mb: 2 }}>
          Sin conexión. Lo que escribe se conserva; se enviará cuando usted guarde con conexión.
        </Alert>
      )}
    </Box>
  );
};

const subscribe = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);

  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};
