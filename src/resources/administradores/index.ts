import { defineResource } from '../defineResource';
import { administradoresProvider } from './administradoresProvider';

/** Fills the selects of administrators; has no screens. */
export const administradores = defineResource({
  name: 'administradores',
  provider: administradoresProvider,
});
