import { beforeEach, expect, test } from 'vitest';
import { abonosRest, prestamosRest } from '../../../../contract/prestamos';
import { openWorld, PAST_DAY, refusedWith, using } from '../../../support/api/world';
import { sampleOf } from '../../../support/sampleOf';

const { create, change, history, read } = using(prestamosRest.calls);
const abonos = using(abonosRest.calls);
const annulled = { estado: 'X', motivo_anulacion: 'Mal ingresado' };

const world = openWorld();
beforeEach(() => world.clear());

const loan = (values: object = {}) => ({
  ...sampleOf(prestamosRest),
  fk_vendedor: world.zoe,
  valor: '100',
  ...values,
});
const lent = async (values: object = {}) => (await create(world.berta, loan(values))).body;
const pay = (fk_prestamo: number, valor: number) =>
  abonos.create(world.berta, { ...sampleOf(abonosRest), fk_prestamo, valor });

test('a new loan is active with its full saldo, whatever the body says', async () => {
  expect(await lent({ estado: 'P', saldo: '0', abonado: '100' })).toMatchObject({
    estado: 'A',
    valor: '100.00',
    saldo: '100.00',
    abonado: '0.00',
  });
});

test('the debtor is a promotor or staff of the administrador', async () => {
  const { berta, carlos, sara, rita, on } = world;
  const gone = await on.vendedor({ fk_usuario: berta.user.id, estado: 'I' });
  const left = await world.addUser({ rol: 'sumador', fk_usuario_principal: berta.user.id, estado: 'I' });
  const user = (id: number) => ({ fk_vendedor: null, fk_usuario_beneficiario: id });

  for (const values of [
    { fk_vendedor: rita },
    { fk_vendedor: gone },
    ...[left.id, carlos.user.id, 987_654].map(user),
  ]) {
    expect(await create(berta, loan(values))).toMatchObject(
      refusedWith(422, 'El beneficiario debe ser un promotor o un usuario habilitado del administrador'),
    );
  }
  expect((await create(berta, loan(user(sara.user.id)))).status).toBe(200);
});

test('a loan can change until something is paid back, even if its debtor is disabled', async () => {
  const { id } = await lent();
  const estado = (estado: 'A' | 'I') =>
    world.db.updateTable('vendedores').set({ estado }).where('id', '=', world.zoe).execute();

  await estado('I');
  const changed = await change(world.berta, id, { valor: '80', estado: 'P' });
  await estado('A');
  expect(changed.body).toMatchObject({ estado: 'A', valor: '80.00', saldo: '80.00' });

  await pay(id, 10);
  for (const values of [{ valor: '90' }, annulled]) {
    expect(await change(world.chief, id, values)).toMatchObject(
      refusedWith(409, 'El préstamo ya tiene abonos: anúlelos antes de cambiarlo o anularlo'),
    );
  }
});

test('a loan can be annulled after its abonos, and accepts no new ones then', async () => {
  const { id } = await lent();
  const abono = (await pay(id, 10)).body;
  await abonos.change(world.berta, abono.id, annulled);

  expect((await change(world.berta, id, annulled)).body).toMatchObject({ estado: 'X', saldo: '100.00' });
  expect(await pay(id, 1)).toMatchObject(refusedWith(409, 'El préstamo no está activo'));
  const steps = await history(world.berta, id);
  expect(steps.map(({ accion, motivo }: Record<string, string>) => [accion, motivo])).toEqual([
    ['X', 'Mal ingresado'],
    ['abono anulado', 'Mal ingresado'],
    ['abono', ''],
    ['creación', ''],
  ]);
});

test('a loan that is paid back cannot change', async () => {
  const { id } = await lent();
  await pay(id, 100);

  expect(await change(world.berta, id, { motivo: 'Otro' })).toMatchObject(
    refusedWith(409, 'El préstamo está pagado y no se puede modificar'),
  );
});

test('a partly paid loan of a closed week shows no week lock, because its abonos lock it already', async () => {
  const past = { fecha: PAST_DAY, fk_usuario: world.berta.user.id, fk_vendedor: world.zoe };
  const id = await world.on.prestamo({ ...past, valor: 100, saldo: 40 });
  await world.closeWeek(world.berta);

  expect(await read(world.berta, id)).not.toHaveProperty('semana_cerrada');
});
