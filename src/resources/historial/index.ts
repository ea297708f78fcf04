import type { Paso } from '../../../contract/historial';
import { defineResource } from '../defineResource';
import { historialProvider } from './historialProvider';

/** Who did what to a record of any section; has no screens of its own. */
export const historial = defineResource<Paso>({
  name: 'historial',
  provider: historialProvider,
});
