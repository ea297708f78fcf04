import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { ErrorState } from '../../../ui/page/ErrorState';
import { Loading } from '../../../ui/page/Loading';
import { useNow } from '../../../ui/page/useNow';
import { UserItem } from './UserItem';
import { useUsuarios } from './useUsuarios';

/** In place of react-admin's SimpleList: whether a user is active follows the clock, and beside them stands what may be done to them. */
export const UsersList = () => {
  const { data, error, isPending, refetch } = useUsuarios();
  // What stands beside the screen lets it go first.
  const shown = useDeferredValue(data, undefined);
  const now = useNow();

  return (
    <>
      <Box sx={{ px: 2 }}>
        {error && <ErrorState error={error} onRetry={refetch} />}
        {data?.total === 0 && <Typography sx={{ color: 'text.secondary' }}>No hay usuarios</Typography>}
      </Box>
      {isPending && <Loading />}
      {shown && (
        <List disablePadding aria-label="Usuarios">
          {shown.data.map((usuario) => (
            <UserItem key={usuario.id} usuario={usuario} now={now} />
          ))}
        </List>
      )}
    </>
  );
};
