import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import MenuIcon from '@mui/icons-material/Menu';
import SettingsIcon from '@mui/icons-material/Settings';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { useTheme } from 'react-admin';
import { sectionPath } from '../ui/sectionPath';
import { useUsuarioActual } from '../ui/usuarioActual';
import { SignOutButton } from './SignOutButton';

export const BAR_HEIGHT = 48;

interface TopBarProps {
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

/** Greeting, settings, theme and Salir (SPEC 1). */
export const TopBar = ({ isMenuOpen, onToggleMenu }: TopBarProps) => (
  <AppBar position="sticky" sx={{ displayPrint: 'none' }}>
    <Toolbar disableGutters sx={{ px: 1, gap: 1, minHeight: BAR_HEIGHT }}>
      <Tooltip title={isMenuOpen ? 'Cerrar menú' : 'Abrir menú'}>
        <IconButton onClick={onToggleMenu} aria-expanded={isMenuOpen}>
          <MenuIcon />
        </IconButton>
      </Tooltip>
      <Box component="strong" sx={{ display: { xs: 'none', sm: 'block' }, color: 'primary.main' }}>
        Loteria
      </Box>
      <Greeting />
      <Tooltip title="Ajustes">
        <IconButton component={LinkBase} to={sectionPath('configuracion/password')}>
          <SettingsIcon />
        </IconButton>
      </Tooltip>
      <ThemeToggle />
      <SignOutButton />
    </Toolbar>
  </AppBar>
);

const Greeting = () => {
  const { nombre, apellido } = useUsuarioActual();

  return (
    <Typography noWrap sx={{ flexGrow: 1, textAlign: 'right' }}>
      {`Hola, ${nombre} ${apellido}`.trim()}
    </Typography>
  );
};

const ThemeToggle = () => {
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';

  return (
    <Tooltip title={isDark ? 'Cambiar a modo claro' : 'Cambiar a modo oscuro'}>
      <IconButton onClick={() => setTheme(isDark ? 'light' : 'dark')}>
        {isDark ? <LightModeIcon /> : <DarkModeIcon />}
      </IconButton>
    </Tooltip>
  );
};
