import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SystemStyleObject, Theme } from '@mui/system';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { RouteProgress } from '../ui/page/Loading';
import { Page } from './Page';
import { ScreenError } from './routing/ScreenError';

interface MainProps {
  above?: ReactNode;
  sx?: SystemStyleObject<Theme>;
  children: ReactNode;
}

const ID = 'contenido';

export const Main = ({ above, sx, children }: MainProps) => (
  <Box
    component="main"
    id={ID}
    tabIndex={-1}
    sx={{ position: 'relative', p: 2, '&:focus': { outline: 'none' }, ...sx }}
  >
    {above}
    <Page>
      <Suspense key={useLocation().pathname} fallback={<RouteProgress />}>
        <ErrorBoundary FallbackComponent={ScreenError}>{children}</ErrorBoundary>
      </Suspense>
    </Page>
  </Box>
);

/** In place of SkipNavigationButton, which has too little contrast. */
export const SkipLink = () => (
  <Button
    variant="contained"
    href={`#${ID}`}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(ID)?.focus();
    }}
    sx={{
      displayPrint: 'none',
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      '&:not(:focus)': { transform: 'translateY(-64px)' },
    }}
  >
    Saltar al contenido
  </Button>
);
