import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type CoreLayoutProps, useGetIdentity, useStore } from 'ra-core';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ScrollRestoration, useLocation } from 'react-router-dom';
import { Profile } from '../../../contract/usuarios';
import { UsersPanel } from '../../resources/usuarios/panel/UsersPanel';
import { useUsersPanel } from '../../resources/usuarios/panel/useUsersPanel';
import { forgetInputBackupsOfOthers } from '../../ui/form/inputBackup';
import { UsuarioActualProvider, useUsuarioActual } from '../../ui/page/usuarioActual';
import { Leave } from '../boot/Leave';
import { RouteProgress } from '../routing/RouteProgress';
import { ScreenError } from '../routing/ScreenError';
import { FullScreenSpinner } from './FullScreenSpinner';
import { OwnPasswordFrame, useArrival } from './OwnPasswordFrame';
import { SideMenu } from './SideMenu';
import { SinConexion } from './SinConexion';
import { MAIN_ID, SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

/** Fetches the profile once, then frames the screens (SPEC 2). */
export const Shell = ({ children }: CoreLayoutProps) => {
  const { identity, error } = useGetIdentity({ staleTime: Number.POSITIVE_INFINITY });
  const usuario = useMemo(() => identity && Profile.parse(identity), [identity]);
  useArrival(usuario);

  if (error) return <Leave />;
  if (!usuario) return <FullScreenSpinner />;

  return (
    <UsuarioActualProvider value={usuario}>
      {usuario.clave_ajena ? <OwnPasswordFrame>{children}</OwnPasswordFrame> : <Frame>{children}</Frame>}
    </UsuarioActualProvider>
  );
};

const Frame = ({ children }: CoreLayoutProps) => {
  const { pathname } = useLocation();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [isWide, setIsWide] = useStore('sidebar.open', true);
  const [isDrawn, setIsDrawn] = useState(false);
  const usersPanel = useUsersPanel(isPhone);
  const { id } = useUsuarioActual();

  useEffect(() => forgetInputBackupsOfOthers(id), [id]);

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
          <SinConexion />
          <Suspense key={pathname} fallback={<RouteProgress />}>
            <ErrorBoundary FallbackComponent={ScreenError}>{children}</ErrorBoundary>
          </Suspense>
        </Box>
        <UsersPanel isPhone={isPhone} isOpen={usersPanel.isOpen} onClose={usersPanel.toggle} />
      </Box>
      <ScrollRestoration />
    </>
  );
};
