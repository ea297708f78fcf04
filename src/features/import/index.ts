import { Rol } from '../../../contract/roles';
import { defineResource } from '../../ui/section/defineResource';
import type { Feature } from '../../ui/section/Feature';
import { lazy } from '../../ui/section/lazy';

/** Takes rows of a spreadsheet for the section that `meta.section` names; a call that `meta.signal` aborts writes nothing. */
const importaciones = defineResource({
  name: 'importaciones',
  provider: (http) => ({
    async create({ data, meta: { section, signal } }) {
      const { importCall } = await import('../../../contract/importar');
      const { archivo, columnas, filas, por_defecto, solo_revisar } = data;
      const body = { archivo, columnas, filas, por_defecto, solo_revisar };
      const answer = await http(importCall(section, Rol.options), { body, signal });

      return { data: { id: section, ...answer } };
    },
  }),
});

const importar = lazy(() => import('./ImportScreen'));

export const imports: Feature = {
  resources: [importaciones],
  slots: { listActions: lazy(() => import('./ImportButton')) },
  extend: (section) =>
    section.imports
      ? {
          ...section,
          screens: { importar, ...section.screens },
          help: { importar: 'importar', ...section.help },
        }
      : section,
};
