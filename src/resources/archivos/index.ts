import { defineResource } from '../../ui/section/defineResource';
import { archivosProvider } from './archivosProvider';

/** Takes the pictures of forms before their record is written; has no screens. */
export const archivos = defineResource({
  name: 'archivos',
  provider: archivosProvider,
});
