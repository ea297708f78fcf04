import { defineResource } from '../../ui/section/defineResource';
import type { Feature } from '../../ui/section/Feature';
import { IrA } from './IrA';
import { Remember } from './recents';

/** Records of any section, by what is typed. */
const busqueda = defineResource({
  name: 'busqueda',
  provider: (http) => ({
    getOne: async (params) => (await import('./find')).find(http, params),
  }),
});

/** "Ir a…", which finds pages and records. */
export const search: Feature = {
  resources: [busqueda],
  slots: { appBarStart: IrA, opened: Remember },
};
