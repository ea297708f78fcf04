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
import { ActionsMenu } from '../../ui/action/ActionsMenu';
import { BAR_HEIGHT } from '../../ui/page/barHeight';
import { sectionPath } from '../../ui/page/sectionPath';
import { useUsuarioActual } from '../../ui/page/usuarioActual';
import { useThemeToggle } from '../theme/useThemeToggle';
import { IrA } from './irA/IrA';
import { SignOutButton } from './SignOutButton';

interface TopBarProps {
  isPhone: boolean;
  isMenuOpen: boolean;
  onToggleMenu: () => void;
  usersPanel: UsersPanelState;
}

/** Search, greeting, notifications, users, settings, theme and Salir (SPEC 1). */
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
      {isPhone ? <MoreMenu usersPanel={usersPanel} /> : <ThemeToggle />}
      <SignOutButton />
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

const ThemeToggle = () => {
  const { label, icon, toggle } = useThemeToggle();

  return (
    <Tooltip title={label}>
      <IconButton onClick={toggle}>{icon}</IconButton>
    </Tooltip>
  );
};

/** What the bar of a phone has no room for. */
const MoreMenu = ({ usersPanel }: { usersPanel: UsersPanelState }) => {
  const theme = useThemeToggle();

  return (
    <ActionsMenu
      label="Más"
      actions={[
        { label: 'Panel de usuarios', icon: <GroupIcon />, onChoose: usersPanel.toggle },
        { label: theme.label, icon: theme.icon, onChoose: theme.toggle },
      ]}
    />
  );
};
