import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { CoreLayoutProps } from 'ra-core';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, useLocation } from 'react-router-dom';
import { RouteProgress } from '../routing/RouteProgress';
import { ScreenError } from '../routing/ScreenError';
import { sectionPath } from '../section/sectionPath';
import { Page } from './Page';
import { SignOutButton } from './SignOutButton';
import { MAIN_ID } from './SkipLink';

const PATH = sectionPath('configuracion', 'password');

/** In place of the shell, for whoever signed in with a password that somebody else set: all there is to do is choose another. */
export default function OwnPasswordFrame({ children }: CoreLayoutProps) {
  if (useLocation().pathname !== PATH) return <Navigate to={PATH} replace />;

  return (
    <Box
      component="main"
      id={MAIN_ID}
      tabIndex={-1}
      sx={{ position: 'relative', maxWidth: 720, mx: 'auto', p: 2, '&:focus': { outline: 'none' } }}
    >
      <Alert severity="info" action={<SignOutButton />} sx={{ mb: 2 }}>
        Otra persona puso su contraseña. Elija una propia para continuar.
      </Alert>
      <Page>
        <Suspense fallback={<RouteProgress />}>
          <ErrorBoundary FallbackComponent={ScreenError}>{children}</ErrorBoundary>
        </Suspense>
      </Page>
    </Box>
  );
}
