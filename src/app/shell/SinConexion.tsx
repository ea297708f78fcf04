import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useIsOffline } from 'ra-core';
import { BAR_HEIGHT } from '../../ui/page/barHeight';

/** Says that the network is gone, as long as it is; below what an action answers, which stays in sight as well. */
export const SinConexion = () => {
  const isOffline = useIsOffline();

  return (
    // Here from the start: what comes into it later is read aloud.
    <Box role="status" sx={{ position: 'sticky', top: BAR_HEIGHT + 8, zIndex: 1, displayPrint: 'none' }}>
      {isOffline && (
        <Alert severity="warning" role="none" sx={{ mb: 2 }}>
          Sin conexión. Lo que escribe se conserva; se enviará cuando usted guarde con conexión.
        </Alert>
      )}
    </Box>
  );
};
