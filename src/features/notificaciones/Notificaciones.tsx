import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useId, useState } from 'react';
import { notificacionesCalls } from '../../../contract/notificaciones';
import { useMayCall } from '../../authProvider/usuarioActual';
import { lazy } from '../../section/lazy';
import type { NotificacionesPanelProps } from './NotificacionesPanel';
import { isUnread, useNotificaciones } from './useNotificaciones';

const NotificacionesPanel = lazy(() => import('./NotificacionesPanel'));

/** For roles that get some. */
export const Notificaciones = (props: Pick<NotificacionesPanelProps, 'action'>) =>
  useMayCall(notificacionesCalls.list) && <Bell {...props} />;

/** The green dot shows unread notifications (SPEC 2.11). */
const Bell = ({ action }: Pick<NotificacionesPanelProps, 'action'>) => {
  const [isOpen, setIsOpen] = useState(false);
  const { reload, ...notificaciones } = useNotificaciones();
  const hintId = useId();
  const hasUnread = notificaciones.data?.some(isUnread) ?? false;
  const open = () => {
    setIsOpen(true);
    reload();
  };

  return (
    <>
      <Tooltip title="Notificaciones">
        <IconButton
          onClick={open}
          onPointerEnter={NotificacionesPanel.preload}
          aria-haspopup="dialog"
          aria-describedby={hasUnread ? hintId : undefined}
        >
          <Badge variant="dot" overlap="circular" color="success" invisible={!hasUnread}>
            <NotificationsIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      {hasUnread && (
        <span id={hintId} hidden>
          hay notificaciones sin leer
        </span>
      )}
      <Suspense>
        {isOpen && (
          <NotificacionesPanel {...notificaciones} action={action} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  );
};
