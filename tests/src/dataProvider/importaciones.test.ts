import { expect, test } from 'vitest';
import { openHost } from '../../support/dataProvider/host';

test('an import sends its rows once by their key, to the section of meta', async () => {
  const call = 'POST /api/gastos/importar';
  const answer = { nuevas: 1, cambiadas: 0, iguales: 0, filas: [] };
  const { dataProvider, asked } = openHost({ [call]: { body: answer } });
  const data = {
    archivo: 'a.csv',
    columnas: ['valor'],
    filas: [['1']],
    por_defecto: {},
    solo_revisar: false,
  };
  const meta = { section: 'gastos', idempotencyKey: 'una-clave' };
  const created = await dataProvider.create('importaciones', { data, meta });

  expect(asked).toEqual([{ call, body: data, key: 'una-clave' }]);
  expect(created.data).toMatchObject({ id: 'gastos', nuevas: 1 });
});
