import NotificationsIcon from '@mui/icons-material/NotificationsNone';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useNavigate, useUpdate, useUpdateMany } from 'ra-core';
import { type ComponentType, useRef } from 'react';
import { isAway } from '../../../contract/common';
import { NOTIFIED, type Notificacion } from '../../../contract/notificaciones';
import { useUsuarioActual } from '../../authProvider/usuarioActual';
import { elapsed } from '../../format/elapsed';
import { recordPath } from '../../section/sectionPath';
import { ErrorState } from '../../ui/base/ErrorState';
import { Loading } from '../../ui/base/Loading';
import { Notice } from '../../ui/base/Notice';
import { RightDrawer } from '../../ui/base/RightDrawer';
import { State } from '../../ui/base/State';
import { useNow } from '../../ui/base/useNow';
import { useOnReturn } from '../../ui/base/useOnReturn';
import { useLock } from '../../ui/form/dialogs/useLock';
import { isUnread } from './useNotificaciones';

export interface NotificacionesPanelProps {
  data?: Notificacion[];
  error: Error | null;
  isLoading: boolean;
  refetch: () => Promise<unknown>;
  /** Above the list: what to do instead of reading. */
  action: ComponentType<{ onGo: () => void }>;
  onClose: () => void;
}

/** A click marks the notification as read, refetches the list and opens the premio (SPEC 2.15). */
export default function NotificacionesPanel(props: NotificacionesPanelProps) {
  const { data = [], error, isLoading, refetch, action: Action, onClose } = props;
  const [update, { error: failure, reset }] = useUpdate<Notificacion>();
  useOnReturn(() => isAway(failure) && reset());
  const navigate = useNavigate();
  const lock = useLock();
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const isEmpty = data.length === 0 && !isLoading && !error;
  const showMarked = () => {
    // The button is gone.
    list.current?.querySelector<HTMLElement>('[role="button"]')?.focus();
    void refetch();
  };

  const leave = ({ secuencia }: Notificacion) => {
    onClose();
    if (secuencia !== null) navigate(recordPath(NOTIFIED, secuencia));
  };
  const choose = (chosen: Notificacion) => {
    if (!isUnread(chosen)) return leave(chosen);
    if (!lock.take()) return;
    const onSuccess = async () => {
      await refetch();
      leave(chosen);
    };
    const params = { id: chosen.id, data: { leido: 'S' }, previousData: chosen };
    void update('notificaciones', params, { onSuccess, onSettled: lock.release });
  };

  return (
    <RightDrawer title="Notificaciones" open onClose={onClose}>
      <Box sx={{ px: 2 }}>
        <Action onGo={onClose} />
        {failure && <Notice severity="error">{failure.message}</Notice>}
        <MarkAll unread={data.filter(isUnread)} onMarked={showMarked} />
        {error && <ErrorState error={error} hasContent={data.length > 0} onRetry={refetch} />}
        {isEmpty && <State icon={NotificationsIcon}>No hay notificaciones</State>}
      </Box>
      {isLoading && <Loading />}
      {data.length > 0 && (
        <List disablePadding ref={list}>
          {data.map((notificacion) => (
            <ListItem key={notificacion.id} disablePadding divider>
              <ListItemButton onClick={() => choose(notificacion)} sx={{ gap: 1, alignItems: 'baseline' }}>
                <Item {...notificacion} now={now} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </RightDrawer>
  );
}

interface MarkAllProps {
  unread: readonly Notificacion[];
  onMarked: () => void;
}

/** Marks what this list shows. Only our own API can. */
const MarkAll = ({ unread, onMarked }: MarkAllProps) => {
  const { api_local } = useUsuarioActual();
  const [updateMany, { error, isPending, reset }] = useUpdateMany<Notificacion, Error>();
  useOnReturn(() => isAway(error) && reset());
  if (!api_local || (unread.length === 0 && !error)) return null;
  const mark = () =>
    updateMany(
      'notificaciones',
      { ids: unread.map(({ id }) => id), data: { leido: 'S' } },
      { onSuccess: onMarked },
    );

  return (
    <>
      {error && <Notice severity="error">{error.message}</Notice>}
      <Button onClick={() => void mark()} disabled={isPending}>
        Marcar todas como leídas
      </Button>
    </>
  );
};

const Item = ({ now, ...notificacion }: Notificacion & { now: Date }) => {
  const { mensaje, fecha, hora } = notificacion;
  const unread = isUnread(notificacion);

  return (
    <>
      <Box sx={{ width: 8, flexShrink: 0 }}>
        {unread && <Box role="img" aria-label="Sin leer" sx={dotStyle} />}
      </Box>
      <ListItemText
        primary={mensaje}
        secondary={elapsed(`${fecha} ${hora}`, now)}
        slotProps={{
          primary: { sx: { fontWeight: unread ? 700 : 400, overflowWrap: 'anywhere' } },
          secondary: { variant: 'body2' },
        }}
      />
    </>
  );
};

/** Blue (SPEC 2.13). */
const dotStyle = { width: 8, height: 8, borderRadius: '50%', bgcolor: '#2563EB' };
