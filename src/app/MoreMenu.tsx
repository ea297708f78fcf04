import GroupIcon from '@mui/icons-material/Group';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useThemeToggle } from './useThemeToggle';
import type { UsersPanelState } from './useUsersPanel';

/** What the bar of a phone has no room for. */
export const MoreMenu = ({ usersPanel }: { usersPanel: UsersPanelState }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const theme = useThemeToggle();
  const choose = (action: () => void) => () => {
    setAnchor(null);
    action();
  };

  return (
    <>
      <Tooltip title="Más">
        <IconButton
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
        >
          <MoreVertIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(usersPanel.toggle)}>
          <ListItemIcon>
            <GroupIcon />
          </ListItemIcon>
          Panel de usuarios
        </MenuItem>
        <MenuItem onClick={choose(theme.toggle)}>
          <ListItemIcon>{theme.icon}</ListItemIcon>
          {theme.label}
        </MenuItem>
      </Menu>
    </>
  );
};
