import Box from '@mui/material/Box';
import List from '@mui/material/List';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useState } from 'react';
import type { Usuario } from '../../../contract/usuarios';
import { isActive } from '../../format/activity';
import { fullName, hasWords } from '../../format/text';
import { ErrorState } from '../../ui/page/ErrorState';
import { Loading } from '../../ui/page/Loading';
import { useNow } from '../../ui/page/useNow';
import { UserItem } from './UserItem';
import { useUsuarios } from './useUsuarios';

/** In place of react-admin's SimpleList: whether a user is active follows the clock, and beside them stands what may be done to them. */
export const UsersList = () => {
  const { data, error, isPending, refetch } = useUsuarios();
  // What stands beside the screen lets it go first.
  const shown = useDeferredValue(data, undefined);
  const now = useNow();
  const [typed, setTyped] = useState('');
  const found = shown && activeFirst(shown.data, now).filter((usuario) => hasWords(fullName(usuario), typed));

  return (
    <>
      <Box sx={{ px: 2 }}>
        {error && <ErrorState error={error} onRetry={refetch} />}
        <TextField
          type="search"
          label="Buscar usuario"
          fullWidth
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {found?.length === 0 && (
          <Typography role="status" sx={{ color: 'text.secondary' }}>
            {typed ? 'Nadie se llama así' : 'No hay usuarios'}
          </Typography>
        )}
      </Box>
      {isPending && <Loading />}
      {found && (
        <List disablePadding aria-label="Usuarios">
          {found.map((usuario) => (
            <UserItem key={usuario.id} usuario={usuario} now={now} />
          ))}
        </List>
      )}
    </>
  );
};

const activeFirst = (usuarios: readonly Usuario[], now: Date): Usuario[] =>
  [...usuarios].sort(
    (one, other) => Number(isActive(other.ultima_conexion, now)) - Number(isActive(one.ultima_conexion, now)),
  );
