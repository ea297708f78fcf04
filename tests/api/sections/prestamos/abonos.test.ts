import { beforeEach, describe, expect, test } from 'vitest';
import { abonosRest, prestamosRest } from '../../../../contract/prestamos';
import type { Client } from '../../../support/api/testApi';
import { MONDAY, openWorld, refusedWith, statuses, TODAY, using } from '../../../support/api/world';
import { sampleOf } from '../../../support/sampleOf';
import { sized } from '../../../support/size';

const { create, change } = using(abonosRest.calls);
const prestamos = using(prestamosRest.calls);
const annulled = { estado: 'X', motivo_anulacion: 'Mal ingresado' };

const world = openWorld();
let id: number;
beforeEach(async () => {
  await world.clear();
  id = await lend();
});

const lend = (values: object = {}) =>
  world.on.prestamo({
    fecha: MONDAY,
    fk_usuario: world.berta.user.id,
    fk_vendedor: world.zoe,
    valor: 10_000,
    valor_cuota: 2500,
    cuotas: 4,
    ...values,
  });

const pay = (values: object = {}) =>
  create(world.berta, { ...sampleOf(abonosRest), fk_prestamo: id, fecha: TODAY, valor: 40, ...values });
const owed = async () => {
  const { saldo, abonado, estado } = await prestamos.read(world.berta, id);

  return { saldo, abonado, estado };
};
const cash = () =>
  world.db.selectFrom('movimientos').select('valor').where('concepto', '=', 'ABONO').execute();

test('a loan with saldo 0 is paid, and an annulled abono reopens it', async () => {
  await pay();
  expect(await owed()).toEqual({ saldo: '60.00', abonado: '40.00', estado: 'A' });

  const { body } = await pay({ valor: '60' });
  expect(await owed()).toEqual({ saldo: '0.00', abonado: '100.00', estado: 'P' });
  expect(await cash()).toEqual([{ valor: 4000 }, { valor: 6000 }]);

  await change(world.berta, body.id, annulled);
  expect(await owed()).toEqual({ saldo: '60.00', abonado: '40.00', estado: 'A' });
});

test.each([
  [{ fk_prestamo: 987_654 }, 404, 'No existe el préstamo'],
  [{ valor: '100.01' }, 422, 'El abono supera el saldo del préstamo'],
  [{ fecha: '2026-10-11' }, 422, 'El abono no puede ser anterior al préstamo'],
  [{ origen: 'NOMINA', fk_nomina: 987_654 }, 422, 'No existe esa nomina del administrador del préstamo'],
])('%j is refused: %i %s', async (values, status, error) => {
  expect(await pay(values)).toMatchObject(refusedWith(status, error));
  expect((await owed()).saldo).toBe('100.00');
});

test('an abono can only be annulled', async () => {
  const { body } = await pay();

  expect(await change(world.berta, body.id, { valor: 1 })).toMatchObject(
    refusedWith(409, 'Un abono no se modifica: anúlelo y cree otro'),
  );
});

describe('an abono from the descuentos of a nomina', () => {
  const withDescuentos = async (descuentos: number, values: object = {}) => {
    const fk_nomina = await world.on.nomina({
      fk_usuario: world.berta.user.id,
      fecha: MONDAY,
      fecha_final: '2026-10-18',
      ...values,
    });
    const of = { base: 10_000, descuentos };
    await world.on.linea({ fk_nomina, fk_usuario: world.sara.user.id, orden: 1, ...of });
    await world.on.linea({ fk_nomina, fk_usuario: world.saul.user.id, orden: 2, ...of });

    return { origen: 'NOMINA', fk_nomina };
  };
  const lendTo = ({ user }: Client, values: object = {}) =>
    lend({ fk_vendedor: null, fk_usuario_beneficiario: user.id, ...values });
  const TOO_MUCH = refusedWith(422, 'El abono supera los descuentos de la nomina que quedan por asignar');

  test('[M4] moves no cash and cannot exceed those of the line of the debtor', async () => {
    const nomina = await withDescuentos(5000);
    const [one, other] = [await lendTo(world.sara), await lendTo(world.sara)];

    expect((await pay({ ...nomina, fk_prestamo: one, valor: '30' })).status).toBe(200);
    expect(await pay({ ...nomina, fk_prestamo: other, valor: '20.01' })).toMatchObject(TOO_MUCH);
    expect((await pay({ ...nomina, fk_prestamo: other, valor: '20' })).status).toBe(200);
    expect(await pay({ ...nomina, fk_prestamo: one, valor: '0.01' })).toMatchObject(TOO_MUCH);
    expect((await pay({ ...nomina, fk_prestamo: await lendTo(world.saul), valor: '50' })).status).toBe(200);
    expect(await cash()).toEqual([]);
  });

  test('[M4] does not pay the loan of a promotor, who has no line', async () => {
    expect(await pay({ ...(await withDescuentos(5000)), valor: '10' })).toMatchObject(
      refusedWith(422, 'Un promotor no tiene línea en la nomina: registre el abono como Caja'),
    );
    expect(await owed()).toMatchObject({ saldo: '100.00' });
  });

  test("[M4] counts what abonos of before took for a promotor's loan", async () => {
    const nomina = await withDescuentos(5000);
    const { fk_nomina } = nomina;
    const taken = { fk_prestamo: id, fk_usuario: world.berta.user.id, fecha: TODAY, valor: 9_000 };
    await world.on.abono({ ...taken, origen: 'NOMINA', fk_nomina });

    expect(await pay({ ...nomina, fk_prestamo: await lendTo(world.sara), valor: '10.01' })).toMatchObject(
      TOO_MUCH,
    );
    expect((await pay({ ...nomina, fk_prestamo: await lendTo(world.sara), valor: '10' })).status).toBe(200);
  });

  test('[M4] needs a week that does not end before the loan', async () => {
    const before = await withDescuentos(5000, { fecha: '2026-10-05', fecha_final: '2026-10-11' });
    const same = await withDescuentos(5000);
    const fk_prestamo = await lendTo(world.sara, { fecha: TODAY });

    expect(await pay({ ...before, fk_prestamo, valor: '10' })).toMatchObject(
      refusedWith(422, 'Esa nomina es de una semana anterior al préstamo: elija una posterior'),
    );
    expect((await pay({ ...same, fk_prestamo, valor: '10' })).status).toBe(200);
  });

  test("needs a nomina of the loan's administrador", async () => {
    const nomina = await withDescuentos(5000, { fk_usuario: world.carlos.user.id });

    expect((await pay({ ...nomina, fk_prestamo: await lendTo(world.sara) })).body.error).toBe(
      'No existe esa nomina del administrador del préstamo',
    );
  });

  test('cannot exceed them with twenty requests at once for many loans', async () => {
    const nomina = await withDescuentos(5000);
    const loans = await Promise.all(Array.from({ length: 20 }, () => lendTo(world.sara)));

    const paid = loans.map((fk_prestamo) => pay({ ...nomina, fk_prestamo, valor: 20 }));

    expect(await statuses(paid)).toEqual({ 200: 2, 422: 18 });
  });
});

describe('at the same time', () => {
  test('twenty abonos never exceed the saldo', async () => {
    expect(await statuses(Array.from({ length: 20 }, () => pay({ valor: 30 })))).toEqual({ 200: 3, 422: 17 });
    expect(await owed()).toEqual({ saldo: '10.00', abonado: '90.00', estado: 'A' });
  });

  test.each(Array.from({ length: sized(2, 10) }, (_, run) => run))(
    'either an abono is stored or its loan is annulled, run %i',
    async () => {
      const [paid, gone] = await Promise.all([pay(), prestamos.change(world.berta, id, annulled)]);

      expect([paid.status, gone.status].sort()).toEqual([200, 409]);
      const left = paid.status === 200 ? { estado: 'A', saldo: '60.00' } : { estado: 'X' };
      expect(await owed()).toMatchObject(left);
    },
  );

  test('an annulment and abonos leave the right saldo', async () => {
    const { body } = await pay({ valor: '90' });

    await Promise.all([
      change(world.berta, body.id, annulled),
      ...Array.from({ length: 10 }, () => pay({ valor: 5 })),
    ]);

    const left = await world.db.selectFrom('abonos').select('valor').where('estado', '=', 'A').execute();
    const sum = left.reduce((total, { valor }) => total + valor, 0);
    expect(await owed()).toMatchObject({
      abonado: (sum / 100).toFixed(2),
      saldo: ((10_000 - sum) / 100).toFixed(2),
    });
  });
});
