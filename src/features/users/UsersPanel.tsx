import ErrorIcon from '@mui/icons-material/ErrorOutline';
import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useDeferredValue, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { Usuario } from '../../../contract/usuarios';
import { isActive } from '../../format/activity';
import { fullName, hasWords } from '../../format/text';
import { ErrorState } from '../../ui/base/ErrorState';
import { Loading } from '../../ui/base/Loading';
import { polling } from '../../ui/base/polling';
import { RightDrawer } from '../../ui/base/RightDrawer';
import { State } from '../../ui/base/State';
import { useNow } from '../../ui/base/useNow';
import { UserItem } from './UserItem';

interface UsersPanelProps {
  isBeside: boolean;
  onClose: () => void;
}

/** SPEC 1.4. A failing panel leaves screen and menu intact. */
export default function UsersPanel(props: UsersPanelProps) {
  return (
    <RightDrawer title="Usuarios" open {...props}>
      <ErrorBoundary
        fallback={
          <Box sx={{ px: 2 }}>
            <State icon={ErrorIcon} severity="error">
              No se pudo mostrar este panel. Vuelva a cargar la página.
            </State>
          </Box>
        }
      >
        <UsersList />
      </ErrorBoundary>
    </RightDrawer>
  );
}

const UsersList = () => {
  const { data, error, isPending, refetch } = useUsuarios();
  // The screen renders first.
  const shown = useDeferredValue(data, undefined);
  const now = useNow();
  const [typed, setTyped] = useState('');
  const rank = ({ ultima_conexion }: Usuario) => (isActive(ultima_conexion, now) ? 0 : 1);
  const found = shown?.data
    .filter((usuario) => hasWords(fullName(usuario), typed))
    .sort((one, other) => rank(one) - rank(other));

  return (
    <>
      <Box sx={{ px: 2 }}>
        {error && <ErrorState error={error} hasContent={Boolean(data)} onRetry={refetch} />}
        <TextField
          type="search"
          label="Buscar usuario"
          fullWidth
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {found?.length === 0 && (
          <Box role="status" sx={{ mt: 1 }}>
            <State icon={PersonSearchIcon}>{typed ? 'Nadie se llama así' : 'No hay usuarios'}</State>
          </Box>
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

/** useGetList would cache partial records, which the edit form would show. */
const useUsuarios = () => {
  const dataProvider = useDataProvider();

  return useQuery({
    ...polling.options,
    queryKey: ['usuarios', 'getList', 'panel'],
    queryFn: ({ signal }) =>
      dataProvider.getList<Usuario>('usuarios', {
        sort: { field: 'nombre', order: 'ASC' },
        filter: {},
        meta: polling.meta,
        signal,
      }),
  });
};
