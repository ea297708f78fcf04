import { describe, expect, test } from 'vitest';
import { openHost } from '../../support/dataProvider/host';

describe('semanas', () => {
  const week = (cerrada: boolean) => ({
    body: {
      fecha: '2026-11-16',
      fk_usuario: 3,
      cerrada,
      diferencias: [{ usuario: 'Eva', suma: '9.00', ahora: '10.00' }],
    },
  });

  test.each([
    ['abierta', 'POST /api/nomina/7/reabrir', { motivo: 'Falta una venta' }],
    ['cerrada', 'POST /api/nomina/7/cerrar', {}],
  ])('a change to %s is a call of its own', async (estado, call, body) => {
    const { dataProvider, asked } = openHost({ [call]: week(estado === 'cerrada') });
    const data = { estado, motivo: 'Falta una venta' };
    const updated = await dataProvider.update('semanas', { id: 7, data, previousData: { id: 7 } });

    expect(asked).toEqual([{ call, body }]);
    expect(updated.data).toMatchObject({ id: 7, estado, diferencias: [{ id: 0, diferencia: 100 }] });
  });
});
