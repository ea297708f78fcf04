import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useNavigate, useUpdate } from 'ra-core';
import type { Notificacion } from '../../../contract/notificaciones';
import { useLock } from '../../ui/dialogs/useLock';
import { Slot } from '../../ui/layout/Slot';
import { ErrorState } from '../../ui/page/ErrorState';
import { Loading } from '../../ui/page/Loading';
import { Notice } from '../../ui/page/Notice';
import { useNow } from '../../ui/page/useNow';
import { sectionPath } from '../../ui/section/sectionPath';
import { NotificacionItem } from './NotificacionItem';
import { isUnread } from './useNotificaciones';

interface NotificacionesListProps {
  data?: Notificacion[];
  error: Error | null;
  isLoading: boolean;
  refetch: () => Promise<unknown>;
  /** The user has chosen one. */
  onDone: () => void;
}

/**
 * In place of react-admin's SimpleList: a dot and bold letters where unread, and to choose one marks it read, loads the list
 * again and leads to its premio (SPEC 2, 4).
 */
export const NotificacionesList = ({
  data = [],
  error,
  isLoading,
  refetch,
  onDone,
}: NotificacionesListProps) => {
  const [update, { error: failure }] = useUpdate<Notificacion>();
  const navigate = useNavigate();
  const lock = useLock();
  const now = useNow();
  const isEmpty = data.length === 0 && !isLoading && !error;

  const leave = ({ secuencia }: Notificacion) => {
    onDone();
    if (secuencia !== null) navigate(sectionPath('premios', 'edit', secuencia));
  };

  const choose = (chosen: Notificacion) => {
    if (!isUnread(chosen)) return leave(chosen);
    if (!lock.take()) return;

    void update(
      'notificaciones',
      { id: chosen.id, data: { leido: 'S' }, previousData: chosen },
      {
        onSuccess: async () => {
          await refetch();
          leave(chosen);
        },
        onSettled: lock.release,
      },
    );
  };

  return (
    <>
      <Box sx={{ px: 2 }}>
        <Slot name="notificaciones" onGo={onDone} />
        {failure && <Notice severity="error">{failure.message}</Notice>}
        {error && <ErrorState error={error} onRetry={refetch} />}
        {isEmpty && <Typography sx={{ color: 'text.secondary' }}>No hay notificaciones</Typography>}
      </Box>
      {isLoading && <Loading />}
      {data.length > 0 && (
        <List disablePadding>
          {data.map((notificacion) => (
            <ListItem key={notificacion.id} disablePadding divider>
              <NotificacionItem notificacion={notificacion} now={now} onChoose={() => choose(notificacion)} />
            </ListItem>
          ))}
        </List>
      )}
    </>
  );
};
