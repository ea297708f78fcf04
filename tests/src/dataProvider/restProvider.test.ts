import { expect, test } from 'vitest';
import { gastosRest } from '../../../contract/gastos';
import type { RestSection } from '../../../contract/rest';
import { ventasRest } from '../../../contract/ventas';
import { restProvider } from '../../../src/dataProvider/restProvider';

/** The host answers a write with the body it received. */
const providerOf = (section: RestSection, record: object) => {
  const bodies: object[] = [];
  const provider = restProvider(section, async (_url, { body } = {}) => {
    const sent = body ? JSON.parse(String(body)) : record;
    if (body) bodies.push(sent);

    return { status: 200, headers: new Headers(), body: '', json: { ...sent, id: 12 } };
  });

  return { provider, bodies };
};

test.each([
  ['1500.50', '1500.50', 150050],
  [1500.5, '1500.50', 150050],
  ['0.07', '0.07', 7],
  [8_123_456.29, '8123456.29', 812345629],
])('money that comes as %j is %s again when the record is sent back', async (wire, sent, cents) => {
  const { provider, bodies } = providerOf(gastosRest, { valor: wire });
  const { data } = (await provider.getOne?.({ id: 12 })) ?? { data: { id: 0 } };
  expect(data).toMatchObject({ valor: cents });

  const saved = await provider.update?.({ id: 12, data: { ...data, tipo: 'otros' }, previousData: data });

  expect(bodies).toMatchObject([{ valor: sent, tipo: 'otros' }]);
  expect(saved?.data).toMatchObject({ valor: cents });
});

test('the money of lines travels as that of their record', async () => {
  const detalle_ventas = [
    { colilla: '0457', valor: '1.50' },
    { colilla: '(12)', valor: '-0.25' },
  ];
  const { provider, bodies } = providerOf(ventasRest, { total: '1.50', comision: '0.15', detalle_ventas });
  const { data } = (await provider.getOne?.({ id: 12 })) ?? { data: { id: 0 } };
  expect(data).toMatchObject({ detalle_ventas: [{ valor: 150 }, { valor: -25 }] });

  await provider.update?.({ id: 12, data, previousData: data });

  expect(bodies).toMatchObject([{ total: '1.50', comision: '0.15', detalle_ventas }]);
});
