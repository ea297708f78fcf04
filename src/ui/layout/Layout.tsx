import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type CoreLayoutProps, useGetIdentity, useStore } from 'ra-core';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { Profile } from '../../../contract/usuarios';
import { workAs } from '../../login/interruption';
import { Leave } from '../routing/Leave';
import { RouteProgress } from '../routing/RouteProgress';
import { ScreenError } from '../routing/ScreenError';
import type { Slots } from '../section/slots';
import { AppBar } from './AppBar';
import { FullScreenSpinner } from './FullScreenSpinner';
import { Menu } from './Menu';
import { Page } from './Page';
import { MAIN_ID, SkipLink } from './SkipLink';
import { Slot } from './Slot';
import { useArrival } from './useArrival';
import { useBackCloses } from './useBackCloses';
import { UsuarioActualProvider, useUsuarioActual } from './usuarioActual';

const OwnPasswordFrame = lazy(() => import('./OwnPasswordFrame'));

/** After a start that nobody answered. */
const ASK_AGAIN = 15_000;

/** Fetches the profile once, then frames the screens (SPEC 2). */
export const Layout = ({ children }: CoreLayoutProps) => {
  const { identity, error } = useGetIdentity({
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.unanswered ? ASK_AGAIN : false),
    refetchOnReconnect: ({ state }) => (state.data?.unanswered ? 'always' : false),
  });
  const usuario = useMemo(() => identity && Profile.parse(identity), [identity]);
  useArrival(usuario);

  if (error) return <Leave />;
  if (!usuario) return <FullScreenSpinner />;

  return (
    <UsuarioActualProvider value={usuario}>
      {usuario.clave_ajena ? (
        <Suspense fallback={<FullScreenSpinner />}>
          <OwnPasswordFrame>{children}</OwnPasswordFrame>
        </Suspense>
      ) : (
        <Frame unanswered={identity?.unanswered}>{children}</Frame>
      )}
    </UsuarioActualProvider>
  );
};

const Frame = ({ unanswered, children }: CoreLayoutProps & Slots['banner']) => {
  const { pathname } = useLocation();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [isWide, setIsWide] = useStore('sidebar.open', true);
  const [isDrawn, setIsDrawn] = useState(false);
  const { id } = useUsuarioActual();
  useBackCloses();
  useEffect(() => workAs(id), [id]);

  return (
    <>
      <SkipLink />
      <AppBar
        isPhone={isPhone}
        isMenuOpen={isPhone ? isDrawn : isWide}
        onToggleMenu={() => (isPhone ? setIsDrawn(!isDrawn) : setIsWide(!isWide))}
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Menu isPhone={isPhone} isWide={isWide} isDrawn={isDrawn} onClose={() => setIsDrawn(false)} />
        <Box
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{ flexGrow: 1, minWidth: 0, p: 2, position: 'relative', '&:focus': { outline: 'none' } }}
        >
          <Slot name="banner" unanswered={unanswered} />
          <Page>
            <Suspense key={pathname} fallback={<RouteProgress />}>
              <ErrorBoundary FallbackComponent={ScreenError}>{children}</ErrorBoundary>
            </Suspense>
          </Page>
        </Box>
        <Slot name="aside" />
      </Box>
      <Slot name="layout" />
      <ScrollRestoration />
    </>
  );
};
