import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useIsOffline } from 'ra-core';
import { useUnsent } from '../../section/useSectionOptions';
import { useIsAwaySaid } from '../../ui/base/saidAway';
import { BAR_HEIGHT } from '../../ui/theme/barHeight';

export const SinConexion = () => {
  const isOffline = useIsOffline();
  const isSaid = useIsAwaySaid();
  const { text } = useUnsent();

  return (
    // Always mounted: screen readers announce text that is added later.
    <Box role="status" sx={{ position: 'sticky', top: BAR_HEIGHT + 8, zIndex: 1, displayPrint: 'none' }}>
      {isOffline && !isSaid && (
        <Alert severity="warning" role="none" sx={{ mb: 2 }}>
          Sin conexión. Lo escrito se conserva y no se envía: guárdelo cuando vuelva la conexión.{' '}
          {text && `${text}.`}
        </Alert>
      )}
    </Box>
  );
};
