import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import { useUsuarioActual } from './usuarioActual';

const UserMenuItems = lazy(() => import('./UserMenuItems'));

/** In place of react-admin's UserMenu: what concerns the user and this device, and on a phone what its bar has no room for. */
export const UserMenu = ({ isPhone }: { isPhone: boolean }) => {
  const { nombre, apellido } = useUsuarioActual();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  return (
    <>
      <Tooltip title="Mi cuenta">
        <IconButton
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
        >
          <Avatar aria-hidden sx={AVATAR}>
            {`${nombre.charAt(0)}${apellido.charAt(0)}` || undefined}
          </Avatar>
        </IconButton>
      </Tooltip>
      <Suspense>
        {anchor && <UserMenuItems isPhone={isPhone} anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
};

const AVATAR = {
  width: 26,
  height: 26,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontSize: '0.75rem',
  fontWeight: 600,
};
