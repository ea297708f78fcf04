import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { depositosRest } from '../../../contract/depositos';
import { openWorld, PAST_DAY, statuses, TODAY, using, type World } from '../world';

const { calls } = depositosRest;
const { create, change, history, read, update } = using(calls);
const values = {
  ...{ fecha: TODAY, tipo: 'RECIBIR', banco: 'Pichincha', cuenta_bancaria: '2200', valor: '500' },
  motivo: 'Premio mayor',
};

let world: World;
let proof: string;
beforeAll(async () => {
  world = await openWorld();
  proof = await world.upload(world.chief);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('depositos').execute();
});

const requested = async (more: object = {}) => (await create(world.berta, { ...values, ...more })).body;
const cash = () => world.db.selectFrom('movimientos').select(['concepto', 'valor', 'fecha']).execute();

test('a new request is pending, and no cash yet, whatever the body says', async () => {
  const body = await requested({
    ...{ estado: 'D', comprobante: await world.upload(world.berta), fk_usuario: world.carlos.user.id },
    ...{ fecha_resolucion: TODAY, fk_usuario_resolucion: 1, motivo_rechazo: 'x' },
  });

  expect(body).toMatchObject({
    ...{ estado: 'P', fk_usuario: world.berta.user.id, valor: '500.00', motivo_rechazo: '' },
    ...{ fecha_resolucion: null, fk_usuario_resolucion: null },
  });
  expect(await cash()).toEqual([]);
});

describe('a superadministrador', () => {
  test.each([
    ['RECIBIR', 50_000],
    ['ENTREGAR', -50_000],
  ])('resolves %s with a proof: the cash moves today', async (tipo, valor) => {
    const { id } = await requested({ tipo, fecha: PAST_DAY });

    const { body } = await change(world.chief, id, { estado: 'D', comprobante: [proof], valor: '9' });

    expect(body).toMatchObject({
      ...{ estado: 'D', valor: '500.00', comprobante: proof, fecha: PAST_DAY, fecha_resolucion: TODAY },
      fk_usuario_resolucion: world.chief.user.id,
    });
    expect(await cash()).toEqual([{ concepto: `DEPOSITO_${tipo}`, valor, fecha: TODAY }]);
  });

  test('is asked for the proof, or for the reason of a refusal', async () => {
    const { id } = await requested();

    expect((await change(world.chief, id, { estado: 'D' })).body.error).toBe(
      'Cargue el comprobante del depósito',
    );
    expect((await change(world.chief, id, { estado: 'R' })).body.error).toBe('Escriba el motivo del rechazo');
    expect((await change(world.chief, id, { valor: 1 })).body.error).toBe(
      'Una solicitud no se modifica: rechácela y cree otra',
    );
    expect((await read(world.berta, id)).version).toBe(1);
  });

  test('refuses with a reason, which the history keeps', async () => {
    const { id } = await requested();
    const refused = await change(world.chief, id, {
      estado: 'R',
      motivo_rechazo: 'Sin fondos',
      comprobante: proof,
    });

    expect(refused.body).toMatchObject({
      ...{ estado: 'R', motivo_rechazo: 'Sin fondos', comprobante: '', fecha_resolucion: TODAY },
    });
    expect(await history(world.berta, id)).toMatchObject([
      { accion: 'R', motivo: 'Sin fondos', usuario: { nombre: 'Clara', apellido: 'Jara' } },
      { accion: 'creación', usuario: { nombre: 'Berta' } },
    ]);
    expect(await cash()).toEqual([]);
  });

  test.each(['D', 'R'])('resolves it once: %s stays', async (estado) => {
    const { id } = await requested();
    await change(world.chief, id, { estado, comprobante: proof, motivo_rechazo: estado === 'R' ? 'x' : '' });

    for (const next of ['P', 'D', 'R']) {
      const again = { estado: next, comprobante: proof, motivo_rechazo: 'x' };
      expect(await change(world.chief2, id, again)).toMatchObject({
        status: 409,
        body: { error: 'La solicitud ya está resuelta' },
      });
    }
  });

  test('and another at one moment: one of the two', async () => {
    const body = await requested();
    const resolve = (name: 'chief' | 'chief2', more: object) => update(world[name], { ...body, ...more });
    const answers = Array.from({ length: 20 }, (_, place) =>
      place % 2
        ? resolve('chief', { estado: 'D', comprobante: proof })
        : resolve('chief2', { estado: 'R', motivo_rechazo: 'Sin fondos' }),
    );

    expect(await statuses(answers)).toEqual({ 200: 1, 409: 19 });
    expect(await history(world.berta, body.id)).toHaveLength(2);
  });
});

describe('whoever asked', () => {
  const withdrawn = { estado: 'X', motivo_anulacion: 'Ya no hace falta' };

  test.each(['chief', 'berta'] as const)(
    '%s withdraws what is pending, with a motivo: no cash, and in the history',
    async (who) => {
      const { body: asked } = await create(world[who], { ...values, fk_usuario: world.berta.user.id });
      const { id } = asked;
      expect((await change(world[who], id, { estado: 'X' })).body.error).toBe('Escriba el motivo del retiro');

      const { body } = await change(world[who], id, { ...withdrawn, valor: '9', comprobante: proof });

      expect(body).toMatchObject({
        ...{ ...withdrawn, valor: '500.00', comprobante: '', fecha_resolucion: TODAY },
        ...{ fk_usuario_resolucion: world[who].user.id, anulado_por: { id: world[who].user.id } },
      });
      expect(await history(world.berta, id)).toMatchObject([
        { accion: 'X', motivo: 'Ya no hace falta' },
        { accion: 'creación' },
      ]);
      expect(await cash()).toEqual([]);
      expect(await change(world.chief, id, { estado: 'D', comprobante: proof })).toMatchObject({
        status: 409,
        body: { error: 'La solicitud está retirada' },
      });
    },
  );

  test('withdraws nothing that is resolved, and nobody else withdraws it', async () => {
    const { id } = await requested();
    expect(await change(world.chief, id, withdrawn)).toMatchObject({
      status: 403,
      body: { error: 'Solo quien pidió la solicitud la retira' },
    });
    const body = await read(world.berta, id);
    expect((await update(world.carlos, { ...body, ...withdrawn })).status).toBe(404);

    await change(world.chief, id, { estado: 'R', motivo_rechazo: 'Sin fondos' });
    expect((await change(world.berta, id, withdrawn)).status).toBe(409);
    expect((await create(world.berta, { ...values, ...withdrawn })).body).toMatchObject({
      ...{ estado: 'P', motivo_anulacion: '' },
    });
  });

  test('and a superadministrador at one moment: one of the two', async () => {
    const body = await requested();
    const answers = Array.from({ length: 20 }, (_, place) =>
      place % 2
        ? update(world.berta, { ...body, ...withdrawn })
        : update(world.chief, { ...body, estado: 'D', comprobante: proof }),
    );

    expect(await statuses(answers)).toEqual({ 200: 1, 409: 19 });
    expect(await history(world.berta, body.id)).toHaveLength(2);
  });
});

test('its administrador resolves nothing, and nobody else sees it', async () => {
  const { id } = await requested();

  expect(await change(world.berta, id, { estado: 'R', motivo_rechazo: 'x' })).toMatchObject({
    status: 403,
    body: { error: 'Solo un súper administrador resuelve las solicitudes' },
  });
  for (const call of [calls.one, calls.history]) {
    expect(await world.carlos.call(call, { params: { id } })).toMatchObject({
      status: 404,
      body: { error: 'No existe la solicitud' },
    });
  }
});
