import type { Feature } from '../../ui/section/Feature';
import { keepProgram } from './keepProgram';
import { SinConexion } from './SinConexion';
import { withKept } from './withKept';

/** Opens, and goes on with drafts, without a connection. */
export const offline: Feature = { slots: { banner: SinConexion }, wrap: withKept, start: keepProgram };
