import type { ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { cloneElement, type ReactElement, useState } from 'react';

interface ActionsMenuProps {
  label: string;
  /** Opens the menu. */
  button: ReactElement<ButtonProps>;
  actions: readonly { label: string; onChoose: () => void }[];
}

export const ActionsMenu = ({ label, button, actions }: ActionsMenuProps) => {
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
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
