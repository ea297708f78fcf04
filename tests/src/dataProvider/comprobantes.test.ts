import { describe, expect, test } from 'vitest';
import { openHost } from '../../support/dataProvider/host';
import { picture } from '../../support/files';

describe('comprobantes', () => {
  const DONE = { body: { message: 'Listo', id: 7 } };
  const data = { files: [picture('a.png')], comprobante: 'c/a.webp', motivo: 'Otra foto', version: 3 };

  test.each([
    ['nomina', 'POST /api/comprobantes/nomina/7'],
    ['detalle_nominas', 'POST /api/comprobantes/detalle_nominas/7'],
  ])('of %s go as files', async (resource, call) => {
    const { dataProvider, asked } = openHost({ [call]: DONE });
    await dataProvider.update('comprobantes', { id: 7, data, previousData: {}, meta: { resource } });

    const body = [
      ['files', 'a.png'],
      ['motivo', 'Otra foto'],
    ];
    expect(asked).toEqual([{ call, body }]);
  });

  test('of a record go as a path, with its version', async () => {
    const call = 'POST /api/gastos/7/comprobante';
    const { dataProvider, asked } = openHost({ [call]: DONE });
    await dataProvider.update('comprobantes', {
      id: 7,
      data,
      previousData: {},
      meta: { resource: 'gastos' },
    });

    expect(asked).toEqual([{ call, body: { comprobante: 'c/a.webp', motivo: 'Otra foto', version: 3 } }]);
  });
});
