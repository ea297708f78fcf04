import { describe, expect, test } from 'vitest';
import { openHost } from '../../support/dataProvider/host';

describe('notificaciones', () => {
  const LIST = 'POST /api/notificaciones';
  const UPDATE = 'POST /api/notificaciones/update';

  test.each([
    [{ fk_usuario: 7 }, { fk_usuario: 7 }],
    [{}, {}],
  ])('[SPEC 7.11] getList of %o sends %o', async (filter, body) => {
    const { dataProvider, asked } = openHost({ [LIST]: { body: { notificaciones: [] } } });

    expect(await dataProvider.getList('notificaciones', { filter })).toEqual({ data: [], total: 0 });
    expect(asked).toEqual([{ call: LIST, body }]);
  });

  test('update marks as read', async () => {
    const { dataProvider, asked } = openHost({ [UPDATE]: { body: { message: 'Listo' } } });
    const previousData = { id: 4, leido: 'N' };
    const { data } = await dataProvider.update('notificaciones', { id: 4, data: {}, previousData });

    expect(asked).toEqual([{ call: UPDATE, body: { id: 4 } }]);
    expect(data).toEqual(previousData);
  });

  test('[Y7] updateMany marks all of them as read with one call', async () => {
    const ALL = 'POST /api/notificaciones/leidas';
    const { dataProvider, asked } = openHost({ [ALL]: { body: { message: 'Listo' } } });
    const { data } = await dataProvider.updateMany('notificaciones', { ids: [4, 5], data: { leido: 'S' } });

    expect(asked).toEqual([{ call: ALL, body: { ids: [4, 5] } }]);
    expect(data).toEqual([4, 5]);
  });
});
