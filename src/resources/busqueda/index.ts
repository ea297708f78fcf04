import { defineResource } from '../defineResource';

/** Records of any section, for "Ir a…"; loaded with the first search, and without screens of its own. */
export const busqueda = defineResource({
  name: 'busqueda',
  provider: (http) => ({
    getOne: async (params) => (await import('./find')).find(http, params),
  }),
});
