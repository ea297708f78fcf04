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

test('[W11] what ajustes pay is no longer a difference', async () => {
  const ajuste = {
    fk_usuario: 9,
    porcentaje: '10.00',
    ajustado: '0.75',
    valor: '0.02',
    nomina: null,
    ajustes: [],
  };
  const { dataProvider } = openHost({
    'GET /api/nomina/7/semana': {
      body: {
        fecha: '2026-11-16',
        fk_usuario: 3,
        cerrada: true,
        diferencias: [{ usuario: 'Eva', suma: '9.00', ahora: '10.00', ajuste }],
      },
    },
  });
  const { data } = await dataProvider.getOne('semanas', { id: 7 });

  expect(data.diferencias).toMatchObject([{ diferencia: 25, ajuste: { ajustado: 75, valor: 2 } }]);
});

describe('ajustes', () => {
  test('[W11] a create says what was shown, in dollars, with its key; an update takes it back', async () => {
    const answer = { body: { fecha: '2026-11-16', fk_usuario: 3, cerrada: true, diferencias: [] } };
    const { dataProvider, asked } = openHost({
      'POST /api/nomina/7/ajustes': answer,
      'POST /api/nomina/7/ajustes/quitar': answer,
    });
    const data = { nomina: 7, fk_usuario: 9, diferencia: -1_300, valor: -130, fk_nomina: null, motivo: 'x' };
    await dataProvider.create('ajustes', { data, meta: { idempotencyKey: 'k' } });
    const previousData = { id: 5, nomina: 7 };
    await dataProvider.update('ajustes', { id: 5, data: { estado: 'X' }, previousData });

    expect(asked).toEqual([
      {
        call: 'POST /api/nomina/7/ajustes',
        body: { fk_usuario: 9, diferencia: '-13.00', valor: '-1.30', fk_nomina: null, motivo: 'x' },
        key: 'k',
      },
      { call: 'POST /api/nomina/7/ajustes/quitar', body: { fk_ajuste: 5 } },
    ]);
  });
});
