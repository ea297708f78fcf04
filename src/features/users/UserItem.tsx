import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, memo, useState } from 'react';
import type { Usuario } from '../../../contract/usuarios';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { dayAndTime, isActive } from '../../format/activity';
import { elapsed } from '../../format/elapsed';
import { fullName } from '../../format/text';
import { Notice } from '../../ui/base/Notice';
import { Part } from '../../ui/base/Part';

const CambiarPasswordIcon = lazy(async () => ({
  default: (await import('./CambiarPassword')).CambiarPasswordIcon,
}));

const DOT = { width: 8, height: 8, borderRadius: '50%', bgcolor: 'currentcolor' };

/** SPEC 1.5. memo: the list renders with every screen. */
export const UserItem = memo(({ usuario, now }: { usuario: Usuario; now: Date }) => {
  const { id } = useUsuarioActual();
  const [changed, setChanged] = useState('');
  const { ultima_conexion } = usuario;
  const isOwnStaff = usuario.usuarioPrincipal.id === id && usuario.id !== id;

  return (
    <ListItem divider sx={{ display: 'block' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Typography sx={{ flexGrow: 1, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {fullName(usuario)}
        </Typography>
        {isActive(ultima_conexion, now) ? (
          <Chip label="Activo" color="success" icon={<Box component="span" sx={DOT} />} />
        ) : (
          <Chip label="Inactivo" sx={{ color: 'text.secondary' }} />
        )}
      </Stack>
      <Stack direction="row" sx={{ minHeight: 30, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[dayAndTime(ultima_conexion), elapsed(ultima_conexion, now)].filter(Boolean).join(' · ')}
        </Typography>
        {isOwnStaff && (
          <Part>
            <CambiarPasswordIcon usuario={usuario} onChanged={setChanged} />
          </Part>
        )}
      </Stack>
      {changed && (
        <Notice severity="success" onClose={() => setChanged('')}>
          {changed}
        </Notice>
      )}
    </ListItem>
  );
});
