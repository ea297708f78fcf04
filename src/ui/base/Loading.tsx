import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, useEffect, useState } from 'react';

/** In units of the 4 px grid (SPEC 9.5). */
const SIZE = 5;

export const Loading = () => (
  <Box sx={{ p: 4, textAlign: 'center' }}>
    <CircularProgress size={SIZE * 4} aria-label="Cargando" />
  </Box>
);

/** Milliseconds. */
const QUICK = 150;

/** When the one on the screen began. */
let begun: number | undefined;

/** Skeletons in the size of what comes. Their place is taken at once, but a quick answer shows none. */
export const Placeholder = ({ children }: { children: ReactNode }) => {
  // One that follows another, as that of a list the one of its code, goes on where that was.
  const [begin] = useState(() => begun ?? Date.now());
  const [delay] = useState(() => Math.max(0, begin + QUICK - Date.now()));
  useEffect(() => {
    begun = begin;

    return () => {
      begun = undefined;
    };
  }, [begin]);

  return (
    <Box
      role="progressbar"
      aria-label="Cargando"
      style={{ animationDelay: `${delay}ms` }}
      sx={placeholderStyle}
    >
      {children}
    </Box>
  );
};

const placeholderStyle = {
  '@keyframes placeholder': { from: { opacity: 0 } },
  animation: 'placeholder 1ms backwards',
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
