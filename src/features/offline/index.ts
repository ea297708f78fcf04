import type { Feature } from '../../ui/section/Feature';
import { SinConexion } from './SinConexion';

export const offline: Feature = { slots: { banner: SinConexion } };
