import { defineResource } from '../../ui/section/defineResource';
import type { Feature } from '../../ui/section/Feature';
import { lazy } from '../../ui/section/lazy';

/** Takes the rows of spreadsheets. */
const importaciones = defineResource({
  name: 'importaciones',
  provider: (http) => ({
    create: async (params) => (await import('./sendRows')).sendRows(http, params),
  }),
});

const importar = lazy(() => import('./ImportScreen'));

/** Brings the rows of a spreadsheet into a section that says how it knows its records. */
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
