import type { ComponentProps } from 'react';
import { RightDrawer } from '../../ui/page/RightDrawer';
import { NotificacionesList } from './NotificacionesList';

interface NotificacionesPanelProps extends Omit<ComponentProps<typeof NotificacionesList>, 'onDone'> {
  onClose: () => void;
}

const NotificacionesPanel = ({ onClose, ...notificaciones }: NotificacionesPanelProps) => (
  <RightDrawer title="Notificaciones" open onClose={onClose}>
    <NotificacionesList {...notificaciones} onDone={onClose} />
  </RightDrawer>
);

export default NotificacionesPanel;
