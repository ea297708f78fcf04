import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** The spinner's size, in units of the 4 px grid (SPEC 9). */
const SIZE = 5;

export const Loading = () => (
  <Box sx={{ p: 4, textAlign: 'center' }}>
    <CircularProgress size={SIZE * 4} aria-label="Cargando" />
  </Box>
);
