import GroupIcon from '@mui/icons-material/Group';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'ra-core';
import { lazy, Suspense } from 'react';
import { usuariosCalls } from '../../../contract/usuarios';
import { useMayCall } from '../../authProvider/usuarioActual';
import { RightPlace } from '../../ui/base/RightDrawer';

const UsersPanel = lazy(() => import('./UsersPanel'));

/** Beside the content on wide screens, otherwise a drawer. Not offered to a role that may not read it. */
const useUsersPanel = () => {
  const isOffered = useMayCall(usuariosCalls.list);
  const isBeside = useMediaQuery('(min-width:1600px)');
  const [isShown, setIsShown] = useStore('usersPanel.open', true);
  const [isDrawn, setIsDrawn] = useStore('usersPanel.drawn', false);

  return isBeside
    ? { isOffered, isBeside, isOpen: isOffered && isShown, toggle: () => setIsShown(!isShown) }
    : { isOffered, isBeside, isOpen: isOffered && isDrawn, toggle: () => setIsDrawn(!isDrawn) };
};

export const UsersPanelToggle = () => {
  const { isOffered, isOpen, toggle } = useUsersPanel();
  if (!isOffered) return null;

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
  const { isOffered, toggle } = useUsersPanel();
  if (!isOffered) return null;
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
