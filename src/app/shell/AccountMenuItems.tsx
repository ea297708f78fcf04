import GroupIcon from '@mui/icons-material/Group';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import KeyboardIcon from '@mui/icons-material/Keyboard';
import LogoutIcon from '@mui/icons-material/Logout';
import SettingsIcon from '@mui/icons-material/Settings';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { LinkBase } from 'ra-core';
import { Rol, rolLabels } from '../../../contract/roles';
import { fullName } from '../../format/text';
import { helpPath } from '../../ui/help/help';
import { sectionPath } from '../../ui/page/sectionPath';
import { useUsuarioActual } from '../../ui/page/usuarioActual';
import { useThemeToggle } from '../theme/useThemeToggle';
import type { AccountMenuProps } from './AccountMenu';
import { useSignOut } from './useSignOut';

interface AccountMenuItemsProps extends AccountMenuProps {
  anchor: HTMLElement;
  onClose: () => void;
  /** Shows the keys. */
  onHelp: () => void;
}

export default function AccountMenuItems({
  isPhone,
  usersPanel,
  anchor,
  onClose,
  onHelp,
}: AccountMenuItemsProps) {
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
      {isPhone && (
        <MenuItem onClick={closeAnd(usersPanel.toggle)}>
          <ListItemIcon>
            <GroupIcon />
          </ListItemIcon>
          Panel de usuarios
        </MenuItem>
      )}
      <MenuItem onClick={closeAnd(theme.toggle)}>
        <ListItemIcon>{theme.icon}</ListItemIcon>
        {theme.label}
      </MenuItem>
      <Divider role="none" component="li" />
      <MenuItem component="a" href={helpPath()} target="_blank" rel="noopener" onClick={onClose}>
        <ListItemIcon>
          <HelpOutlineIcon />
        </ListItemIcon>
        Ayuda
      </MenuItem>
      {/* A phone has no keys, but a bar without room for Salir. */}
      {isPhone ? (
        <MenuItem onClick={closeAnd(() => void signOut())}>
          <ListItemIcon>
            <LogoutIcon />
          </ListItemIcon>
          Salir
        </MenuItem>
      ) : (
        <MenuItem onClick={closeAnd(onHelp)}>
          <ListItemIcon>
            <KeyboardIcon />
          </ListItemIcon>
          Atajos de teclado
        </MenuItem>
      )}
    </Menu>
  );
}

const HEAD = { pb: 1, bgcolor: 'transparent', lineHeight: 1.5 };
