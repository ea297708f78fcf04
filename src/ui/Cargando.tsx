import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** A spinner of size 5 on the 4 px grid (SPEC 9). */
export const Cargando = () => (
  <Box sx={{ p: 4, textAlign: 'center' }}>
    <CircularProgress size={20} aria-label="Cargando" />
  </Box>
);
