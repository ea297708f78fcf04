import GroupIcon from '@mui/icons-material/Group';
import MenuIcon from '@mui/icons-material/Menu';
import SettingsIcon from '@mui/icons-material/Settings';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { Notificaciones } from '../../resources/notificaciones/Notificaciones';
import type { UsersPanelState } from '../../resources/usuarios/panel/useUsersPanel';
import { BAR_HEIGHT } from '../../ui/page/barHeight';
import { sectionPath } from '../../ui/page/sectionPath';
import { useUsuarioActual } from '../../ui/page/usuarioActual';
import { AccountMenu } from './AccountMenu';
import { IrA } from './irA/IrA';
import { SignOutButton } from './SignOutButton';

interface TopBarProps {
  isPhone: boolean;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  usersPanel: UsersPanelState;
}

/** Search, greeting, notifications, users, settings, the user's own menu and Salir, which a phone has there (SPEC 1). */
export const TopBar = ({ isPhone, isMenuOpen, onToggleMenu, usersPanel }: TopBarProps) => (
  <AppBar position="sticky" sx={{ displayPrint: 'none' }}>
    <Toolbar disableGutters sx={{ px: 1, gap: { xs: 0.5, md: 1 }, minHeight: BAR_HEIGHT }}>
      <Tooltip title={isMenuOpen ? 'Cerrar menú' : 'Abrir menú'}>
        <IconButton onClick={onToggleMenu} aria-expanded={isMenuOpen}>
          <MenuIcon />
        </IconButton>
      </Tooltip>
      <Box component={LinkBase} to={sectionPath('dashboard')} sx={brandStyle}>
        Loteria
      </Box>
      {!isPhone && <IrA />}
      <Greeting />
      {isPhone && <IrA isPhone />}
      <Notificaciones />
      {!isPhone && <UsersPanelToggle {...usersPanel} />}
      <Tooltip title="Ajustes">
        <IconButton component={LinkBase} to={sectionPath('configuracion/password')}>
          <SettingsIcon />
        </IconButton>
      </Tooltip>
      <AccountMenu isPhone={isPhone} usersPanel={usersPanel} />
      {!isPhone && <SignOutButton />}
    </Toolbar>
  </AppBar>
);

/** Leads to where everybody begins, which is in the menu of some roles alone. */
const brandStyle = {
  display: { xs: 'none', sm: 'block' },
  color: 'primary.main',
  fontWeight: 'bold',
  textDecoration: 'none',
};

const Greeting = () => {
  const { nombre, apellido } = useUsuarioActual();

  return (
    <Typography noWrap sx={{ flexGrow: 1, textAlign: 'right' }}>
      {`Hola, ${nombre} ${apellido}`.trim()}
    </Typography>
  );
};

const UsersPanelToggle = ({ isOpen, toggle }: UsersPanelState) => (
  <Tooltip title="Panel de usuarios">
    <IconButton onClick={toggle} aria-expanded={isOpen}>
      <GroupIcon />
    </IconButton>
  </Tooltip>
);
