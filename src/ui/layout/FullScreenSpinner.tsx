import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** While the profile loads (SPEC 2). */
export const FullScreenSpinner = () => (
  <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh' }}>
    <CircularProgress aria-label="Cargando" />
  </Box>
);
