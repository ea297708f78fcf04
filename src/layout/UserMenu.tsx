import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/Settings';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { useState } from 'react';
import { useTheme } from 'react-admin';
import { Rol, rolLabels } from '../../contract/roles';
import { useUsuarioActual } from '../authProvider/usuarioActual';
import { UsersPanelItem } from '../features/users/UsersPanelToggle';
import { fullName } from '../format/text';
import { AJUSTES } from '../section/addresses';
import { useSignOut } from './SignOutButton';

/** In place of react-admin's: on a phone it holds what the bar has no room for. */
export const UserMenu = ({ isCompact }: { isCompact: boolean }) => {
  const usuario = useUsuarioActual();
  const { data: rol } = Rol.safeParse(usuario.role);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [theme, setTheme] = useTheme();
  const { signOut } = useSignOut();
  const isDark = theme === 'dark';
  const initials = usuario.nombre.charAt(0) + usuario.apellido.charAt(0);
  const close = () => setAnchor(null);
  const closeAnd = (act: () => void) => () => {
    close();
    act();
  };

  return (
    <>
      <Tooltip title="Mi cuenta">
        <IconButton
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
        >
          <Avatar aria-hidden sx={avatarStyle}>
            {initials && <span data-initials={initials} />}
          </Avatar>
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        // The menu is mounted outside the page's landmarks.
        slotProps={{ paper: { role: 'region', 'aria-label': 'Mi cuenta', sx: { minWidth: 220 } } }}
      >
        <ListSubheader role="none" disableSticky sx={{ pb: 1, bgcolor: 'transparent', lineHeight: 1.5 }}>
          <Typography color="textPrimary" sx={{ fontWeight: 600 }}>
            {fullName(usuario)}
          </Typography>
          {rol && rolLabels[rol]}
        </ListSubheader>
        <Divider role="none" component="li" />
        <MenuItem component={LinkBase} to={AJUSTES} onClick={close}>
          <ListItemIcon>
            <SettingsIcon />
          </ListItemIcon>
          Ajustes
        </MenuItem>
        {isCompact && <UsersPanelItem onClose={close} />}
        <MenuItem onClick={closeAnd(() => setTheme(isDark ? 'light' : 'dark'))}>
          <ListItemIcon>{isDark ? <LightModeIcon /> : <DarkModeIcon />}</ListItemIcon>
          {isDark ? 'Cambiar a modo claro' : 'Cambiar a modo oscuro'}
        </MenuItem>
        {isCompact && (
          <MenuItem onClick={closeAnd(() => void signOut())}>
            <ListItemIcon>
              <LogoutIcon />
            </ListItemIcon>
            Salir
          </MenuItem>
        )}
      </Menu>
    </>
  );
};

const avatarStyle = {
  width: 26,
  height: 26,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.75rem',
  fontWeight: 600,
  // No text: the name of the button does not say it.
  '& [data-initials]::before': { content: 'attr(data-initials)' },
};
