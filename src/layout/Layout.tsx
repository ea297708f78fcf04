import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type CoreLayoutProps, useEvent, useGetIdentity, useNotify, useStore } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Location, ScrollRestoration, useNavigate } from 'react-router-dom';
import { Profile } from '../../contract/auth';
import { UsuarioActualProvider, useUsuarioActual } from '../authProvider/usuarioActual';
import { WrongClock } from '../features/clock/WrongClock';
import { SaveKey } from '../features/help/SaveKey';
import { TableKeys } from '../features/help/TableKeys';
import { Continuar } from '../features/interruption/Continuar';
import { Live } from '../features/live/Live';
import { SinConexion } from '../features/offline/SinConexion';
import { StorageNotice } from '../features/storage/StorageNotice';
import { ToggledUsersPanel } from '../features/users/UsersPanelToggle';
import { isServerAway } from '../http/httpError';
import { workAs } from '../login/interruption';
import { HOME } from '../section/addresses';
import { FullScreenSpinner } from '../ui/base/Loading';
import { Part } from '../ui/base/Part';
import { AppBar } from './AppBar';
import { Backgrounds } from './Backgrounds';
import { Main, SkipLinks } from './Main';
import { Menu } from './Menu';
import { OwnPasswordFrame } from './OwnPasswordFrame';
import { Leave } from './routing/AppRouter';
import { ServerAway } from './ServerAway';
import { SinAdministrador } from './SinAdministrador';
import { useBackCloses } from './useBackCloses';

/** Fetches the profile once (SPEC 2.2). A refused one ends here; without an answer the page waits for one. */
export const Layout = ({ children }: CoreLayoutProps) => {
  const { identity, error, errorUpdateCount, isFetching, refetch } = useGetIdentity({
    staleTime: Number.POSITIVE_INFINITY,
  });
  const usuario = useMemo(() => identity && Profile.parse(identity), [identity]);
  useArrival(usuario);

  if (error && !isServerAway(error)) return <Leave />;
  // A first try that runs again has no error any more.
  if (error || (!usuario && errorUpdateCount > 0)) {
    return <ServerAway tries={errorUpdateCount} isTrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!usuario) return <FullScreenSpinner />;

  return (
    <UsuarioActualProvider value={usuario}>
      {usuario.clave_ajena ? <OwnPasswordFrame>{children}</OwnPasswordFrame> : <Frame>{children}</Frame>}
    </UsuarioActualProvider>
  );
};

/** After a forced password change, goes where a sign-in goes, and says why. */
const useArrival = (usuario?: Profile) => {
  const navigate = useNavigate();
  const notify = useNotify();
  const wasHeldUp = useRef(false);

  useEffect(() => {
    if (wasHeldUp.current && !usuario?.clave_ajena) {
      notify('Contraseña cambiada: ya puede usar el programa', { type: 'success' });
      void navigate(HOME);
    }
    wasHeldUp.current = usuario?.clave_ajena ?? false;
  }, [usuario, navigate, notify]);
};

const Frame = ({ children }: CoreLayoutProps) => {
  // The menu is a drawer, and the bar has only icons.
  const isCompact = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const [isWide, setIsWide] = useStore('sidebar.open', true);
  const [isDrawn, setIsDrawn] = useState(false);
  const { id } = useUsuarioActual();
  const toggleMenu = useEvent(() => (isCompact ? setIsDrawn(!isDrawn) : setIsWide(!isWide)));
  const closeMenu = useEvent(() => setIsDrawn(false));
  useBackCloses();
  useEffect(() => workAs(id), [id]);

  return (
    <>
      <SkipLinks />
      <AppBar isCompact={isCompact} isMenuOpen={isCompact ? isDrawn : isWide} onToggleMenu={toggleMenu} />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        <Menu isCompact={isCompact} isWide={isWide} isDrawn={isDrawn} onClose={closeMenu} />
        <Main above={<Banners />} sx={{ flexGrow: 1, minWidth: 0 }}>
          {children}
        </Main>
        <Part>
          <ToggledUsersPanel />
        </Part>
      </Box>
      <Part>
        <Live />
      </Part>
      <Backgrounds />
      <SaveKey />
      <TableKeys />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
};

/** The first location of every document has one and the same key. */
const placeOf = ({ pathname, search, key }: Location) => `${pathname}${search} ${key}`;

const Banners = () => (
  <>
    <Part>
      <WrongClock />
    </Part>
    <Part>
      <SinAdministrador />
    </Part>
    <Part>
      <StorageNotice />
    </Part>
    <Part>
      <SinConexion />
    </Part>
    <Part>
      <Continuar />
    </Part>
  </>
);
