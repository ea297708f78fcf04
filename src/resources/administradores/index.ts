import type { Usuario } from '../../../contract/usuarios';
import { fullName } from '../../format/text';
import { defineResource } from '../../ui/section/defineResource';
import { administradoresProvider } from './administradoresProvider';

/** Whom a record can be of; has no screens. */
export const administradores = defineResource<Usuario>({
  name: 'administradores',
  recordRepresentation: fullName,
  provider: administradoresProvider,
});
