import { expect, test } from 'vitest';
import { openHost } from '../../support/dataProvider/host';

test('a call that only writes sends the keys of its body, and keeps no password', async () => {
  const { dataProvider, asked } = openHost({
    'POST /api/usuarios/update_password': { body: { message: 'Contraseña actualizada' } },
  });
  const data = { password: 'otra-clave', usuarioActualizacion: 7, nombre: 'Eva' };
  const updated = await dataProvider.update('usuarios_password', { id: 12, data, previousData: { id: 12 } });

  expect(asked).toMatchObject([{ body: { id: 12, password: 'otra-clave', usuarioActualizacion: 7 } }]);
  expect(Object.keys(Object(asked[0]?.body))).not.toContain('nombre');
  expect(updated.data).toEqual({ id: 12, message: 'Contraseña actualizada' });
});
