import NotificationsIcon from '@mui/icons-material/Notifications';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, Suspense, useId, useState } from 'react';
import { isUnread, useNotificaciones } from './useNotificaciones';

// What the bell opens is for the pointer that comes near it.
const loadPanel = () => import('./NotificacionesPanel');
const NotificacionesPanel = lazy(loadPanel);

/** The bell with its green dot, and the panel that it opens (SPEC 2). */
export const Notificaciones = () => {
  const [isOpen, setIsOpen] = useState(false);
  const notificaciones = useNotificaciones();
  const hintId = useId();
  const hasUnread = notificaciones.data?.some(isUnread) ?? false;
  const close = () => setIsOpen(false);
  const open = () => {
    setIsOpen(true);
    // What came since the last poll; what is there already stands meanwhile.
    notificaciones.reload();
  };

  return (
    <>
      <Tooltip title="Notificaciones">
        <IconButton
          onClick={open}
          onPointerEnter={loadPanel}
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
      <Suspense>{isOpen && <NotificacionesPanel {...notificaciones} onClose={close} />}</Suspense>
    </>
  );
};
