import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type CoreLayoutProps, useGetIdentity, useStore } from 'ra-core';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { Profile } from '../../../contract/usuarios';
import { readInterruption, workAs } from '../../login/interruption';
import { useUsersPanel } from '../../resources/usuarios/panel/useUsersPanel';
import { forgetInputBackupsOfOthers, pagesWithBackups } from '../../ui/form/inputBackup';
import { sectionPath } from '../../ui/page/sectionPath';
import { UsuarioActualProvider, useUsuarioActual } from '../../ui/page/usuarioActual';
import { Leave } from '../boot/Leave';
import { RouteProgress } from '../routing/RouteProgress';
import { ScreenError } from '../routing/ScreenError';
import { FullScreenSpinner } from './FullScreenSpinner';
import { SideMenu } from './SideMenu';
import { SinConexion } from './SinConexion';
import { MAIN_ID, SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import { useArrival } from './useArrival';

const Atajos = lazy(() => import('./atajos/Atajos'));
const Continuar = lazy(() => import('./Continuar'));
const Live = lazy(() => afterFirst().then(() => import('../live/Live')));
const OwnPasswordFrame = lazy(() => import('./OwnPasswordFrame'));
const UsersPanel = lazy(() => import('../../resources/usuarios/panel/UsersPanel'));

/** What the first screen asks for goes first. */
const afterFirst = () => new Promise((resolve) => setTimeout(resolve, 1_500));

/** Where everybody lands who signs in (SPEC 4). */
const ARRIVAL = sectionPath('dashboard');
/** After a start that nobody answered. */
const ASK_AGAIN = 15_000;

/** Fetches the profile once, then frames the screens (SPEC 2). */
export const Shell = ({ children }: CoreLayoutProps) => {
  const { identity, error } = useGetIdentity({
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data?.sin_conexion ? ASK_AGAIN : false),
    refetchOnReconnect: ({ state }) => (state.data?.sin_conexion ? 'always' : false),
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
        <Frame isAway={identity?.sin_conexion === true}>{children}</Frame>
      )}
    </UsuarioActualProvider>
  );
};

const isInterrupted = (usuario: number) =>
  readInterruption() !== undefined || pagesWithBackups(usuario).size > 0;

interface FrameProps extends CoreLayoutProps {
  /** Nobody has answered yet. */
  isAway: boolean;
}

const Frame = ({ isAway, children }: FrameProps) => {
  const { pathname } = useLocation();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [isWide, setIsWide] = useStore('sidebar.open', true);
  const [isDrawn, setIsDrawn] = useState(false);
  const usersPanel = useUsersPanel();
  const { id, api_local } = useUsuarioActual();
  const [wasInterrupted] = useState(() => isInterrupted(id));

  useEffect(() => {
    forgetInputBackupsOfOthers(id);
    workAs(id);
  }, [id]);

  return (
    <>
      <SkipLink />
      <TopBar
        isPhone={isPhone}
        usersPanel={usersPanel}
        isMenuOpen={isPhone ? isDrawn : isWide}
        onToggleMenu={() => (isPhone ? setIsDrawn(!isDrawn) : setIsWide(!isWide))}
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <SideMenu isPhone={isPhone} isWide={isWide} isDrawn={isDrawn} onClose={() => setIsDrawn(false)} />
        <Box
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{ flexGrow: 1, minWidth: 0, p: 2, position: 'relative', '&:focus': { outline: 'none' } }}
        >
          <SinConexion isAway={isAway} />
          <Suspense>{pathname === ARRIVAL && wasInterrupted && <Continuar />}</Suspense>
          <Suspense key={pathname} fallback={<RouteProgress />}>
            <ErrorBoundary FallbackComponent={ScreenError}>{children}</ErrorBoundary>
          </Suspense>
        </Box>
        <Suspense>
          {usersPanel.isOpen && <UsersPanel isBeside={usersPanel.isBeside} onClose={usersPanel.toggle} />}
        </Suspense>
      </Box>
      <Suspense>
        <Atajos />
      </Suspense>
      <Suspense>{api_local && <Live />}</Suspense>
      <ScrollRestoration />
    </>
  );
};
