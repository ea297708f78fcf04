import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import type { UsersPanelState } from '../../resources/usuarios/panel/useUsersPanel';
import { useUsuarioActual } from '../../ui/page/usuarioActual';

const AccountMenuItems = lazy(() => import('./AccountMenuItems'));
const AtajosDialog = lazy(() => import('./atajos/AtajosDialog'));

export interface AccountMenuProps {
  isPhone: boolean;
  usersPanel: UsersPanelState;
}

/** In place of react-admin's UserMenu: what concerns the user and this device, and on a phone what its bar has no room for. */
export const AccountMenu = (props: AccountMenuProps) => {
  const { nombre, apellido } = useUsuarioActual();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isHelping, setIsHelping] = useState(false);

  return (
    <>
      <Tooltip title="Mi cuenta">
        <IconButton
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
        >
          <Avatar sx={AVATAR}>{`${nombre.charAt(0)}${apellido.charAt(0)}` || undefined}</Avatar>
        </IconButton>
      </Tooltip>
      <Suspense>
        {anchor && (
          <AccountMenuItems
            {...props}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onHelp={() => setIsHelping(true)}
          />
        )}
        {isHelping && <AtajosDialog onClose={() => setIsHelping(false)} />}
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
