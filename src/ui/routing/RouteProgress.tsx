import LinearProgress from '@mui/material/LinearProgress';

/** The thin bar at the top of the content while a screen loads (SPEC 2). */
export const RouteProgress = () => (
  <LinearProgress aria-label="Cargando" sx={{ position: 'absolute', top: 0, left: 0, right: 0, height: 2 }} />
);
