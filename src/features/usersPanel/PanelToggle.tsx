import GroupIcon from '@mui/icons-material/Group';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { lazy } from 'react';
import type { Slots } from '../../ui/section/slots';
import { useUsersPanel } from './useUsersPanel';

const UsersPanel = lazy(() => import('./UsersPanel'));

/** Opens and closes the panel: a button of the bar, and on a phone, whose bar has no room, an entry of the user's menu. */
export const PanelToggle = ({ isPhone }: Slots['appBar']) => {
  const { isOpen, toggle } = useUsersPanel();

  return (
    !isPhone && (
      <Tooltip title="Panel de usuarios">
        <IconButton onClick={toggle} aria-expanded={isOpen}>
          <GroupIcon />
        </IconButton>
      </Tooltip>
    )
  );
};

export const PanelMenuItem = ({ isPhone, onClose }: Slots['userMenu']) => {
  const { toggle } = useUsersPanel();
  const choose = () => {
    onClose();
    toggle();
  };

  return (
    isPhone && (
      <MenuItem onClick={choose}>
        <ListItemIcon>
          <GroupIcon />
        </ListItemIcon>
        Panel de usuarios
      </MenuItem>
    )
  );
};

export const PanelAside = () => {
  const { isBeside, isOpen, toggle } = useUsersPanel();

  return isOpen && <UsersPanel isBeside={isBeside} onClose={toggle} />;
};
