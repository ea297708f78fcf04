import type { Notificacion } from '../../../contract/notificaciones';
import { defineResource } from '../../ui/section/defineResource';
import type { Feature } from '../../ui/section/Feature';
import { Notificaciones } from './Notificaciones';
import { notificacionesProvider } from './notificacionesProvider';

export const notificaciones: Feature = {
  resources: [defineResource<Notificacion>({ name: 'notificaciones', provider: notificacionesProvider })],
  slots: { appBar: Notificaciones },
};
