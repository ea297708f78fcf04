import MenuIcon from '@mui/icons-material/Menu';
import SettingsIcon from '@mui/icons-material/Settings';
import MuiAppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { memo } from 'react';
import { useUsuarioActual } from '../authProvider/usuarioActual';
import { Notificaciones } from '../features/notificaciones/Notificaciones';
import { Search } from '../features/search/Search';
import { UsersPanelToggle } from '../features/users/UsersPanelToggle';
import { SiguienteButton } from '../features/work/SiguienteButton';
import { logoOfPage } from '../http/negocio';
import { AJUSTES, HOME } from '../section/addresses';
import { Part } from '../ui/base/Part';
import { useNegocio } from '../ui/base/useNegocio';
import { BAR_HEIGHT } from '../ui/theme/barHeight';
import { SignOutButton } from './SignOutButton';
import { UserMenu } from './UserMenu';

interface AppBarProps {
  isCompact: boolean;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

/** SPEC 1.3: Salir is in the bar, on a phone in the user menu. memo: navigation does not render it. */
export const AppBar = memo(({ isCompact, isMenuOpen, onToggleMenu }: AppBarProps) => (
  <MuiAppBar position="sticky" sx={{ displayPrint: 'none' }}>
    <Toolbar disableGutters sx={{ px: 1, gap: { xs: 0.5, md: 1 }, minHeight: BAR_HEIGHT }}>
      <Tooltip title={isMenuOpen ? 'Cerrar menú' : 'Abrir menú'}>
        <IconButton onClick={onToggleMenu} aria-expanded={isMenuOpen}>
          <MenuIcon />
        </IconButton>
      </Tooltip>
      <Brand />
      <Part>{!isCompact && <Search isCompact={false} />}</Part>
      <Greeting />
      <Part>
        {isCompact && <Search isCompact />}
        <Notificaciones action={SiguienteButton} />
        {!isCompact && <UsersPanelToggle />}
      </Part>
      <Tooltip title="Ajustes">
        <IconButton component={LinkBase} to={AJUSTES}>
          <SettingsIcon />
        </IconButton>
      </Tooltip>
      <UserMenu isCompact={isCompact} />
      {!isCompact && <SignOutButton />}
    </Toolbar>
  </MuiAppBar>
));

/** Never wider than its part of the bar: the whole name is its title. */
const Brand = () => {
  const [negocio] = useNegocio();
  const logo = logoOfPage();

  return (
    <Box component={LinkBase} to={HOME} title={negocio || undefined} sx={brandStyle}>
      {logo && <img src={logo} alt="" width={24} height={24} />}
      <span>{negocio || 'Lotería'}</span>
    </Box>
  );
};

const brandStyle = {
  display: { xs: 'none', sm: 'flex' },
  alignItems: 'center',
  gap: 1,
  flexShrink: 0,
  maxWidth: { sm: 140, md: 180, lg: 280 },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > img': { flexShrink: 0, objectFit: 'contain' },
  color: 'primary.main',
  fontWeight: 'bold',
  py: 0.5,
  textDecoration: 'none',
};

const greetingStyle = {
  flexGrow: 1,
  minWidth: 0,
  fontSize: { xs: '0.75rem', sm: '0.875rem' },
  lineHeight: 1.25,
  textAlign: 'right',
  overflowWrap: 'anywhere',
};

const Greeting = () => {
  const { nombre, apellido } = useUsuarioActual();

  return <Typography sx={greetingStyle}>{`Hola, ${nombre} ${apellido}`.trim()}</Typography>;
};
