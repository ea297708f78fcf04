import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/Settings';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { useTheme } from 'react-admin';
import { Rol, rolLabels } from '../../../contract/roles';
import { fullName } from '../../format/text';
import { sectionPath } from '../section/sectionPath';
import type { Slots } from '../section/slots';
import { Slot } from './Slot';
import { useSignOut } from './useSignOut';
import { useUsuarioActual } from './usuarioActual';

type UserMenuItemsProps = Slots['userMenu'] & { anchor: HTMLElement };

export default function UserMenuItems({ isPhone, anchor, onClose }: UserMenuItemsProps) {
  const usuario = useUsuarioActual();
  const { data: rol } = Rol.safeParse(usuario.role);
  const theme = useThemeToggle();
  const { signOut } = useSignOut();
  const closeAnd = (act: () => void) => () => {
    onClose();
    act();
  };

  return (
    <Menu
      anchorEl={anchor}
      open
      onClose={onClose}
      // It hangs below the body, outside the page's landmarks: so it is one itself.
      slotProps={{ paper: { role: 'region', 'aria-label': 'Mi cuenta', sx: { minWidth: 220 } } }}
    >
      <ListSubheader role="none" disableSticky sx={HEAD}>
        <Typography color="textPrimary" sx={{ fontWeight: 600 }}>
          {fullName(usuario)}
        </Typography>
        {rol && rolLabels[rol]}
      </ListSubheader>
      <Divider role="none" component="li" />
      <MenuItem component={LinkBase} to={sectionPath('configuracion/password')} onClick={onClose}>
        <ListItemIcon>
          <SettingsIcon />
        </ListItemIcon>
        Ajustes
      </MenuItem>
      <Slot name="userMenu" isPhone={isPhone} onClose={onClose} />
      <MenuItem onClick={closeAnd(theme.toggle)}>
        <ListItemIcon>{theme.icon}</ListItemIcon>
        {theme.label}
      </MenuItem>
      <Divider role="none" component="li" />
      <Slot name="userMenuEnd" isPhone={isPhone} onClose={onClose} />
      {/* A phone's bar has no room for it. */}
      {isPhone && (
        <MenuItem onClick={closeAnd(() => void signOut())}>
          <ListItemIcon>
            <LogoutIcon />
          </ListItemIcon>
          Salir
        </MenuItem>
      )}
    </Menu>
  );
}

const HEAD = { pb: 1, bgcolor: 'transparent', lineHeight: 1.5 };

/** In place of react-admin's ToggleThemeButton: says which mode comes next, and is an entry of the menu on a phone. */
const useThemeToggle = () => {
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';

  return {
    label: isDark ? 'Cambiar a modo claro' : 'Cambiar a modo oscuro',
    icon: isDark ? <LightModeIcon /> : <DarkModeIcon />,
    toggle: () => setTheme(isDark ? 'light' : 'dark'),
  };
};
