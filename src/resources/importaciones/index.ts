import { defineResource } from '../defineResource';

/** Takes the rows of spreadsheets, which few visits do: loaded when it is asked. Has no screens of its own. */
export const importaciones = defineResource({
  name: 'importaciones',
  provider: (http) => ({
    create: async (params) => (await import('./sendRows')).sendRows(http, params),
  }),
});
