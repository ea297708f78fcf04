import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { depositosRest } from '../../../contract/depositos';
import { openWorld, PAST_DAY, refusedWith, statuses, TODAY, using } from '../../support/api/world';
import { sampleOf } from '../../support/sampleOf';

const { create, change, history, update } = using(depositosRest.calls);

const world = openWorld();
let proof: string;
beforeAll(async () => {
  proof = await world.upload(world.chief);
});
beforeEach(() => world.clear());

const requested = async (more: object = {}) =>
  (await create(world.berta, { ...sampleOf(depositosRest), valor: '500', ...more })).body;
const cash = () => world.db.selectFrom('movimientos').select(['concepto', 'valor', 'fecha']).execute();
const withdrawn = { estado: 'X', motivo_anulacion: 'Ya no hace falta' };

test('a new request is pending and moves no cash, whatever the body says', async () => {
  const resolution = { fecha_resolucion: TODAY, fk_usuario_resolucion: 1, motivo_rechazo: 'x' };
  const comprobante = await world.upload(world.berta);

  for (const said of [{ estado: 'D', comprobante, ...resolution }, withdrawn]) {
    expect(await requested(said)).toMatchObject({
      estado: 'P',
      valor: '500.00',
      motivo_rechazo: '',
      motivo_anulacion: '',
      fecha_resolucion: null,
      fk_usuario_resolucion: null,
    });
  }
  expect(await cash()).toEqual([]);
});

describe('a superadministrador', () => {
  test.each([
    ['RECIBIR', 50_000],
    ['ENTREGAR', -50_000],
  ])('resolves %s with a proof, and the cash moves today', async (tipo, valor) => {
    const { id } = await requested({ tipo, fecha: PAST_DAY });

    const { body } = await change(world.chief, id, { estado: 'D', comprobante: [proof], valor: '9' });

    expect(body).toMatchObject({
      estado: 'D',
      valor: '500.00',
      comprobante: proof,
      fecha: PAST_DAY,
      fecha_resolucion: TODAY,
      fk_usuario_resolucion: world.chief.user.id,
    });
    expect(await cash()).toEqual([{ concepto: `DEPOSITO_${tipo}`, valor, fecha: TODAY }]);
  });

  test('rejects a request with a reason, which the history keeps', async () => {
    const { id } = await requested();
    const refused = { estado: 'R', motivo_rechazo: 'Sin fondos' };

    expect((await change(world.chief, id, { ...refused, comprobante: proof })).body).toMatchObject({
      ...refused,
      comprobante: '',
      fecha_resolucion: TODAY,
    });
    expect(await history(world.berta, id)).toMatchObject([
      { accion: 'R', motivo: 'Sin fondos', usuario: { nombre: 'Clara', apellido: 'Jara' } },
      { accion: 'creación', usuario: { nombre: 'Berta' } },
    ]);
    expect(await cash()).toEqual([]);
  });

  test('cannot change a request', async () => {
    const { id } = await requested();

    expect(await change(world.chief, id, { valor: 1 })).toMatchObject(
      refusedWith(409, 'Una solicitud no se modifica: rechácela y cree otra'),
    );
  });
});

test('only the administrador of a pending request can withdraw it, whoever created it', async () => {
  const ofBerta = await requested();
  const { body: forBerta } = await create(world.chief, {
    ...sampleOf(depositosRest),
    fk_usuario: world.berta.user.id,
  });

  expect(await change(world.chief, ofBerta.id, withdrawn)).toMatchObject(
    refusedWith(403, 'Solo quien pidió la solicitud la retira'),
  );
  for (const id of [ofBerta.id, forBerta.id]) {
    expect((await change(world.berta, id, { ...withdrawn, comprobante: proof })).body).toMatchObject({
      ...withdrawn,
      comprobante: '',
      fecha_resolucion: TODAY,
      fk_usuario_resolucion: world.berta.user.id,
      anulado_por: { id: world.berta.user.id },
    });
  }
  expect(await cash()).toEqual([]);
});

test.each([
  ['D', 'La solicitud ya está resuelta'],
  ['R', 'La solicitud ya está resuelta'],
  ['X', 'La solicitud está retirada'],
])('a request that is %s stays so', async (estado, error) => {
  const { body } = await create(world.chief, { ...sampleOf(depositosRest), fk_usuario: world.berta.user.id });
  const reasons = { comprobante: proof, motivo_rechazo: 'x', motivo_anulacion: 'x' };
  expect((await change(world.chief, body.id, { ...reasons, estado })).status).toBe(200);

  for (const next of ['P', 'D', 'R', 'X']) {
    expect(await change(world.chief, body.id, { ...reasons, estado: next })).toMatchObject(
      refusedWith(409, error),
    );
  }
});

test('a request is either resolved or withdrawn at the same moment', async () => {
  const body = await requested();
  const answers = Array.from({ length: 20 }, (_, place) =>
    place % 2
      ? update(world.chief, { ...body, estado: 'D', comprobante: proof })
      : update(world.berta, { ...body, ...withdrawn }),
  );

  expect(await statuses(answers)).toEqual({ 200: 1, 409: 19 });
  expect(await history(world.berta, body.id)).toHaveLength(2);
});

test('the administrador cannot resolve a request', async () => {
  const { id } = await requested();

  expect(await change(world.berta, id, { estado: 'R', motivo_rechazo: 'x' })).toMatchObject(
    refusedWith(403, 'Solo un súper administrador resuelve las solicitudes'),
  );
});
