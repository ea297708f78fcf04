import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';

/** In units of the 4 px grid (SPEC 9.5). */
const SIZE = 5;

export const Loading = () => (
  <Box sx={{ p: 4, textAlign: 'center' }}>
    <CircularProgress size={SIZE * 4} aria-label="Cargando" />
  </Box>
);

/** Skeletons in the size of what comes. Their place is taken at once, but a quick answer shows none. */
export const Placeholder = ({ children }: { children: ReactNode }) => (
  <Box role="progressbar" aria-label="Cargando" sx={placeholderStyle}>
    {children}
  </Box>
);

const placeholderStyle = {
  '@keyframes placeholder': { from: { opacity: 0 } },
  animation: 'placeholder 1ms 150ms backwards',
  displayPrint: 'none',
};

/** SPEC 2.4 */
export const FullScreenSpinner = () => (
  <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh' }}>
    <CircularProgress aria-label="Cargando" />
  </Box>
);

/** SPEC 2.5 */
export const RouteProgress = () => (
  <LinearProgress aria-label="Cargando" sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2 }} />
);
