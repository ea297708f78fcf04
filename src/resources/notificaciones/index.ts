import type { Notificacion } from '../../../contract/notificaciones';
import { defineResource } from '../defineResource';
import { notificacionesProvider } from './notificacionesProvider';

/** Shown by the bell of the top bar; has no screens of its own. */
export const notificaciones = defineResource<Notificacion>({
  name: 'notificaciones',
  provider: notificacionesProvider,
});
