import NotificationsIcon from '@mui/icons-material/Notifications';
import { notificacionesAccess } from '../../../contract/notificaciones';
import { defineSection } from '../defineSection';

/** Shown by the bell of the top bar; has no screens of its own. */
export const notificaciones = defineSection({
  name: 'notificaciones',
  label: 'Notificaciones',
  icon: NotificationsIcon,
  access: notificacionesAccess,
  fields: {},
  inMenu: false,
});
