import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SystemStyleObject, Theme } from '@mui/system';
import { type ReactNode, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { firstRowControl } from '../ui/base/focus';
import { RouteProgress } from '../ui/base/Loading';
import { Page } from './Page';
import { ScreenError } from './routing/ScreenError';
import { useKeptFocus } from './useKeptFocus';

interface MainProps {
  above?: ReactNode;
  sx?: SystemStyleObject<Theme>;
  children: ReactNode;
}

const ID = 'contenido';

export const Main = ({ above, sx, children }: MainProps) => {
  const ref = useRef<HTMLElement>(null);
  useKeptFocus(ref);

  return (
    <Box component="main" id={ID} ref={ref} tabIndex={-1} sx={{ ...mainStyle, ...sx }}>
      {above}
      <Page>
        <Suspense key={useLocation().pathname} fallback={<RouteProgress />}>
          <ErrorBoundary FallbackComponent={ScreenError}>{children}</ErrorBoundary>
        </Suspense>
      </Page>
    </Box>
  );
};

/** Wider lines are hard to follow. */
const MOST_CONTENT = 1440;

const mainStyle = {
  position: 'relative',
  p: 2,
  '&:focus': { outline: 'none' },
  '& > *': { maxWidth: MOST_CONTENT, mx: 'auto' },
} as const;

/** In place of SkipNavigationButton, which has too little contrast. */
export const SkipLinks = () => (
  <>
    <SkipLink onGo={() => document.getElementById(ID)?.focus()}>Saltar al contenido</SkipLink>
    <SkipLink className="to-table" onGo={() => firstRowControl()?.focus()}>
      Saltar a la tabla
    </SkipLink>
  </>
);

interface SkipLinkProps {
  className?: string;
  onGo: () => void;
  children: string;
}

const SkipLink = ({ className, onGo, children }: SkipLinkProps) => (
  <Button
    variant="contained"
    href={`#${ID}`}
    className={className}
    onClick={(event) => {
      event.preventDefault();
      onGo();
    }}
    sx={{
      displayPrint: 'none',
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      '&:not(:focus)': { transform: 'translateY(-64px)' },
      // Only where there is one.
      'body:not(:has(main :is(tbody, [role="table"]))) &.to-table': { display: 'none' },
    }}
  >
    {children}
  </Button>
);
