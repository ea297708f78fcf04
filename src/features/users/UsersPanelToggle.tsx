import GroupIcon from '@mui/icons-material/Group';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'ra-core';
import { lazy, Suspense } from 'react';
import { RightPlace } from '../../ui/base/RightDrawer';

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

export const UsersPanelToggle = () => {
  const { isOpen, toggle } = useUsersPanel();

  return (
    <Tooltip title="Panel de usuarios">
      <IconButton onClick={toggle} aria-expanded={isOpen}>
        <GroupIcon />
      </IconButton>
    </Tooltip>
  );
};

/** On a phone, where the app bar has no room. */
export const UsersPanelItem = ({ onClose }: { onClose: () => void }) => {
  const { toggle } = useUsersPanel();
  const choose = () => {
    onClose();
    toggle();
  };

  return (
    <MenuItem onClick={choose}>
      <ListItemIcon>
        <GroupIcon />
      </ListItemIcon>
      Panel de usuarios
    </MenuItem>
  );
};

export const ToggledUsersPanel = () => {
  const { isBeside, isOpen, toggle } = useUsersPanel();

  return (
    isOpen && (
      <Suspense fallback={isBeside && <RightPlace />}>
        <UsersPanel isBeside={isBeside} onClose={toggle} />
      </Suspense>
    )
  );
};
