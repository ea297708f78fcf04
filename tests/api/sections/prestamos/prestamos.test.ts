import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { abonosRest, prestamosRest } from '../../../../contract/prestamos';
import { openWorld, PAST_DAY, TODAY, using, type World } from '../../world';

const { calls } = prestamosRest;
const { create, change, history, read } = using(calls);
const abonos = using(abonosRest.calls);
const annulled = { estado: 'X', motivo_anulacion: 'Mal ingresado' };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['abonos', 'prestamos', 'nominas'] as const) await world.db.deleteFrom(table).execute();
});

const loan = (values: object = {}) => ({
  ...{ fecha: TODAY, fk_vendedor: world.zoe, fk_usuario_beneficiario: null, valor: '100' },
  ...{ cuotas: 4, valor_cuota: '25', motivo: 'Moto', ...values },
});
const lent = async (values: object = {}) => (await create(world.berta, loan(values))).body;
const pay = (id: number, valor: number) =>
  abonos.create(world.berta, { fk_prestamo: id, fecha: TODAY, valor, origen: 'CAJA' });

test('a new loan is active and wholly owed, whatever the body says', async () => {
  const forged = { estado: 'P', saldo: '0', abonado: '100', fk_usuario: world.carlos.user.id };

  expect(await lent(forged)).toMatchObject({
    ...{ estado: 'A', valor: '100.00', saldo: '100.00', abonado: '0.00', cuotas: 4, valor_cuota: '25.00' },
    ...{ fk_usuario: world.berta.user.id, fk_vendedor: world.zoe, fk_usuario_beneficiario: null },
  });
});

test.each([
  [{ cuotas: 0 }, 400, 'Las cuotas van de 1 a 520'],
  [{ cuotas: null }, 400, 'Las cuotas van de 1 a 520'],
  [{ cuotas: 1.5 }, 400, 'Las cuotas van de 1 a 520'],
  [{ valor_cuota: '100.01' }, 400, 'La cuota no puede superar el valor del préstamo'],
  [{ fk_vendedor: null }, 400, 'Elija un promotor o un usuario, uno de los dos'],
  [{ fk_usuario_beneficiario: 1 }, 400, 'Elija un promotor o un usuario, uno de los dos'],
])('%j is refused: %i %s', async (values, status, error) => {
  expect(await create(world.berta, loan(values))).toMatchObject({ status, body: { error } });
});

test('who owes it sells or works for the administrador', async () => {
  const { berta, carlos, sara, rita, on } = world;
  const gone = await on.vendedor({ fk_usuario: berta.user.id, estado: 'I' });
  const left = await world.addUser({ rol: 'sumador', fk_usuario_principal: berta.user.id, estado: 'I' });
  const user = (id: number) => ({ fk_vendedor: null, fk_usuario_beneficiario: id });
  const refused = [
    { fk_vendedor: rita },
    { fk_vendedor: gone },
    user(left.id),
    user(carlos.user.id),
    user(987_654),
  ];

  for (const values of refused) {
    expect(await create(berta, loan(values))).toMatchObject({
      status: 422,
      body: { error: 'El beneficiario debe ser un promotor o un usuario habilitado del administrador' },
    });
  }
  expect((await create(berta, loan(user(sara.user.id)))).status).toBe(200);
});

describe('a loan', () => {
  test('changes as long as nothing is paid back, whatever becomes of who owes it', async () => {
    const { id } = await lent();
    const estado = (estado: 'A' | 'I') =>
      world.db.updateTable('vendedores').set({ estado }).where('id', '=', world.zoe).execute();

    await estado('I');
    const changed = await change(world.berta, id, { valor: '80', valor_cuota: '20', estado: 'P' });
    await estado('A');
    expect(changed.body).toMatchObject({ estado: 'A', valor: '80.00', saldo: '80.00' });

    await pay(id, 10);
    for (const values of [{ valor: '90' }, annulled]) {
      expect(await change(world.chief, id, values)).toMatchObject({
        status: 409,
        body: { error: 'El préstamo ya tiene abonos: anúlelos antes de cambiarlo o anularlo' },
      });
    }
  });

  test('is annulled for good, its abonos annulled first', async () => {
    const { id } = await lent();
    const abono = (await pay(id, 10)).body;
    await abonos.change(world.berta, abono.id, annulled);

    expect((await change(world.berta, id, annulled)).body).toMatchObject({ estado: 'X', saldo: '100.00' });
    expect(await change(world.chief, id, { estado: 'A' })).toMatchObject({
      status: 409,
      body: { error: 'El préstamo está anulado y no se puede modificar' },
    });
    expect(await pay(id, 1)).toMatchObject({ status: 409, body: { error: 'El préstamo no está activo' } });
    const steps = await history(world.berta, id);
    expect(steps.map(({ accion, motivo }: Record<string, string>) => [accion, motivo])).toEqual([
      ['X', 'Mal ingresado'],
      ['abono anulado', 'Mal ingresado'],
      ['abono', ''],
      ['creación', ''],
    ]);
  });

  test('that is paid back does not change', async () => {
    const { id } = await lent();
    await pay(id, 100);

    expect(await change(world.berta, id, { motivo: 'Otro' })).toMatchObject({
      status: 409,
      body: { error: 'El préstamo está pagado y no se puede modificar' },
    });
  });

  test('of a closed week that is paid back in part is kept by its abonos, whatever the week', async () => {
    const past = { fecha: PAST_DAY, fk_usuario: world.berta.user.id, fk_vendedor: world.zoe };
    const id = await world.on.prestamo({ ...past, valor: 100, saldo: 40 });
    await world.closeWeek(world.berta);

    expect(await read(world.berta, id)).not.toHaveProperty('semana_cerrada');
  });
});
