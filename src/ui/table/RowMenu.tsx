import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useRecordContext } from 'ra-core';
import { type ReactNode, useContext, useState } from 'react';
import { IsInMenu } from '../base/ActionIcon';

interface RowMenuProps {
  /** From the start, so that a dialog that kept its input opens again. */
  keepMounted?: boolean;
  children: ReactNode;
}

/** In place of Menu: the dialogs of its buttons stay open when it closes. Inside another RowMenu, its buttons are shown there. */
export const RowMenu = ({ keepMounted = false, children }: RowMenuProps) => {
  // Undefined until the first opening: each row has one.
  const [anchor, setAnchor] = useState<HTMLElement | null | undefined>(keepMounted ? null : undefined);
  const isInside = useContext(IsInMenu);
  const record = useRecordContext();
  const close = () => setAnchor(null);
  if (isInside) return children;
  if (!record) return null;

  return (
    <>
      <IconButton
        aria-label="Acciones"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ displayPrint: 'none', color: 'text.primary' }}
      >
        <MoreVertIcon />
      </IconButton>
      {anchor !== undefined && (
        <Popover
          keepMounted
          open={Boolean(anchor)}
          anchorEl={anchor}
          onClose={close}
          onClick={close}
          slotProps={{ paper: { role: 'dialog', 'aria-label': 'Acciones' } }}
        >
          <Stack className="actions" sx={style}>
            <IsInMenu value={true}>{children}</IsInMenu>
          </Stack>
        </Popover>
      )}
    </>
  );
};

const style = {
  '& .nothing': { display: 'none' },
  '& .MuiStack-root': { flexDirection: 'column', alignItems: 'stretch' },
  '& :is(a, .MuiButtonBase-root)': {
    justifyContent: 'flex-start',
    minHeight: { xs: 44, sm: 36 },
    px: 2,
    borderRadius: 0,
    fontSize: '0.875rem',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& .MuiIconButton-root::after': { content: 'attr(aria-label)', ml: 1 },
};
