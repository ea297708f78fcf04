import NotificationsIcon from '@mui/icons-material/Notifications';
import { type Notificacion, notificacionesAccess } from '../../../contract/notificaciones';
import { defineSection } from '../defineSection';
import { notificacionesProvider } from './notificacionesProvider';

/** Shown by the bell of the top bar; has no screens of its own. */
export const notificaciones = defineSection<Notificacion>({
  name: 'notificaciones',
  label: 'Notificaciones',
  icon: NotificationsIcon,
  access: notificacionesAccess,
  fields: {},
  inMenu: false,
  provider: notificacionesProvider,
});
