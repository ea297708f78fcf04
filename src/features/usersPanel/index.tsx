import GroupIcon from '@mui/icons-material/Group';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'ra-core';
import { lazy } from 'react';
import type { Feature } from '../../section/Feature';
import type { Slots } from '../../section/slots';

const UsersPanel = lazy(() => import('./UsersPanel'));

/** Beside the content on wide screens, otherwise a drawer. */
const useUsersPanel = () => {
  const isBeside = useMediaQuery('(min-width:1600px)');
  const [isShown, setIsShown] = useStore('usersPanel.open', true);
  const [isDrawn, setIsDrawn] = useStore('usersPanel.drawn', false);

  return isBeside
    ? { isBeside, isOpen: isShown, toggle: () => setIsShown(!isShown) }
    : { isBeside, isOpen: isDrawn, toggle: () => setIsDrawn(!isDrawn) };
};

const Toggle = ({ isCompact }: Slots['appBar']) => {
  const { isOpen, toggle } = useUsersPanel();

  return (
    !isCompact && (
      <Tooltip title="Panel de usuarios">
        <IconButton onClick={toggle} aria-expanded={isOpen}>
          <GroupIcon />
        </IconButton>
      </Tooltip>
    )
  );
};

/** The app bar of a phone has no room. */
const ToggleItem = ({ isCompact, onClose }: Slots['userMenu']) => {
  const { toggle } = useUsersPanel();
  const choose = () => {
    onClose();
    toggle();
  };

  return (
    isCompact && (
      <MenuItem onClick={choose}>
        <ListItemIcon>
          <GroupIcon />
        </ListItemIcon>
        Panel de usuarios
      </MenuItem>
    )
  );
};

const Panel = () => {
  const { isBeside, isOpen, toggle } = useUsersPanel();

  return isOpen && <UsersPanel isBeside={isBeside} onClose={toggle} />;
};

export const usersPanel: Feature = { slots: { appBar: Toggle, userMenu: ToggleItem, aside: Panel } };
