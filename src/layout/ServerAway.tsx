import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEvent, useIsOffline } from 'ra-core';
import { useEffect } from 'react';
import { RouteProgress } from '../ui/base/Loading';
import { State } from '../ui/base/State';
import { useOnReturn } from '../ui/base/useOnReturn';

interface ServerAwayProps {
  /** So many had no answer. */
  tries: number;
  isTrying: boolean;
  onRetry: () => void;
}

/**
 * In place of the shell while nobody answers for the profile: the page keeps its address, and appears once the server
 * is back. SPEC 9.6 forbids that the call repeats itself; this page asks anew, as a reload would.
 */
export const ServerAway = ({ tries, isTrying, onRetry }: ServerAwayProps) => {
  const isOffline = useIsOffline();
  const retry = useEvent(onRetry);
  useOnReturn(retry);
  useEffect(() => {
    if (isTrying) return undefined;
    const timer = setTimeout(retry, waitAfter(tries));

    return () => clearTimeout(timer);
  }, [tries, isTrying, retry]);

  return (
    <Box component="main" sx={{ display: 'grid', placeContent: 'center', minHeight: '100vh', p: 2 }}>
      {isTrying && <RouteProgress />}
      <Typography component="h1" variant="h6" align="center" gutterBottom>
        {isOffline ? 'Sin conexión' : 'El servidor no responde'}
      </Typography>
      <State
        icon={CloudOffIcon}
        severity={isOffline ? 'info' : 'warning'}
        more={isOffline ? undefined : 'Si dura más de unos minutos, avise a quien administra el servidor'}
        action={
          <Button variant="outlined" onClick={retry}>
            Reintentar
          </Button>
        }
      >
        {isOffline
          ? 'Se mostrará cuando vuelva la conexión'
          : 'Su sesión sigue abierta. No cierre esta página: se intenta de nuevo sola, y se mostrará cuando el servidor responda.'}
      </State>
    </Box>
  );
};

/** In milliseconds. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/** Each wait is twice the one before, and half of it is left to chance: the open pages must not all ask at once. */
export const waitAfter = (tries: number): number =>
  Math.min(FIRST_WAIT * 2 ** (tries - 1), LONGEST_WAIT) * (0.5 + Math.random() / 2);
