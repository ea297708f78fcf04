import MoreVertIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useState } from 'react';
import type { Usuario } from '../../contract/usuarios';
import { fullName } from '../format/text';

const CambiarPassword = lazy(() => import('../resources/usuarios/CambiarPassword'));

interface UserMenuProps {
  usuario: Usuario;
  /** With the server's message, padded. */
  onChanged: (text: string) => void;
}

/** What may be done to a user of one's own staff. */
export const UserMenu = ({ usuario, onChanged }: UserMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isChanging, setIsChanging] = useState(false);
  const label = `Acciones de ${fullName(usuario)}`;

  return (
    <>
      <Tooltip title={label}>
        <IconButton
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
        >
          <MoreVertIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            setIsChanging(true);
          }}
        >
          Cambiar contraseña
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {isChanging && (
          <CambiarPassword
            usuario={usuario}
            onCancel={() => setIsChanging(false)}
            onChanged={(text) => {
              setIsChanging(false);
              onChanged(text);
            }}
          />
        )}
      </Suspense>
    </>
  );
};
