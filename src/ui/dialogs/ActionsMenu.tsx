import MoreVertIcon from '@mui/icons-material/MoreVert';
import type { ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { cloneElement, type ReactElement, type ReactNode, useState } from 'react';

interface ActionsMenuProps {
  label: string;
  /** Opens the menu; three dots unless told. */
  button?: ReactElement<ButtonProps>;
  actions: readonly { label: string; icon?: ReactNode; onChoose: () => void }[];
}

export const ActionsMenu = ({ label, button = <ThreeDots label={label} />, actions }: ActionsMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <>
      {cloneElement(button, {
        onClick: ({ currentTarget }) => setAnchor(currentTarget),
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
      })}
      <Menu
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        // A landmark of its own: it is drawn outside those of the page.
        slotProps={{ paper: { role: 'region', 'aria-label': label } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            onClick={() => {
              close();
              action.onChoose();
            }}
          >
            {action.icon && <ListItemIcon>{action.icon}</ListItemIcon>}
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

const ThreeDots = ({ label, ...props }: { label: string }) => (
  <Tooltip title={label}>
    <IconButton {...props}>
      <MoreVertIcon />
    </IconButton>
  </Tooltip>
);
