import { beforeEach, describe, expect, test } from 'vitest';
import { cajasCalls } from '../../../contract/cajas';
import { depositosRest } from '../../../contract/depositos';
import { gastosRest } from '../../../contract/gastos';
import { ingresosRest } from '../../../contract/ingresos';
import { premiosRest } from '../../../contract/premios';
import { abonosRest, prestamosRest } from '../../../contract/prestamos';
import { transferenciasCalls, transferenciasRest } from '../../../contract/transferencias';
import { usuariosCalls } from '../../../contract/usuarios';
import { vendedoresRest } from '../../../contract/vendedores';
import { ventasRest } from '../../../contract/ventas';
import { openWorld, TODAY, using } from '../../support/api/world';
import { sampleOf } from '../../support/sampleOf';

const world = openWorld();

/** Berta has $50 and is disabled. */
beforeEach(async () => {
  await world.clear();
  const { berta, db, on } = world;
  await on.ingreso({ fecha: TODAY, fk_usuario: berta.user.id, valor: 5_000 });
  await db.updateTable('usuarios').set({ estado: 'I' }).where('id', '=', berta.user.id).execute();
});

const INHABILITADO = /^El administrador de.* está inhabilitado: no recibe registros nuevos$/;
const refused = (text: RegExp) => ({ status: 422, body: { error: expect.stringMatching(text) } });

describe('[W13] nothing new begins for a disabled administrador', () => {
  test('no venta, by its staff or by a superadministrador', async () => {
    const { sara, chief, lotto, zoe } = world;
    const venta = { fecha: TODAY, fk_sorteo: lotto, fk_vendedor: zoe, estado: 'B', detalle_ventas: [] };

    for (const who of [sara, chief])
      expect(await using(ventasRest.calls).create(who, venta)).toMatchObject(refused(INHABILITADO));
  });

  test('no premio, préstamo or promotor', async () => {
    const { chief, pia, lotto, zoe, berta } = world;
    await world.sold([['0123', 500]]);
    const premio = {
      fecha: TODAY,
      fk_sorteo: lotto,
      fk_vendedor: zoe,
      colilla: '0123',
      valor: '5',
      imagen: '',
      observacion: '',
    };
    expect(await using(premiosRest.calls).create(pia, premio)).toMatchObject(refused(INHABILITADO));

    const own = { fk_usuario: berta.user.id };
    const prestamo = {
      ...sampleOf(prestamosRest),
      ...own,
      fecha: TODAY,
      fk_vendedor: zoe,
      fk_usuario_beneficiario: null,
    };
    const enabled = /debe estar habilitado$/;
    expect(await using(prestamosRest.calls).create(chief, prestamo)).toMatchObject(refused(enabled));
    const promotor = { ...sampleOf(vendedoresRest), ...own };
    expect(await using(vendedoresRest.calls).create(chief, promotor)).toMatchObject(refused(enabled));
  });

  test('what was begun is closed, reviewed and paid', async () => {
    const { sara, chief, chief2, pia, rosa, lotto, zoe, berta, on } = world;
    const draft = await world.sold([['0123', 500]], { estado: 'B', fk_usuario_sumador: sara.user.id });
    const detalle_ventas = [{ colilla: '0123', valor: '5.00' }];
    expect((await using(ventasRest.calls).change(sara, draft, { estado: 'C', detalle_ventas })).status).toBe(
      200,
    );

    const premio = await on.premio({
      fecha: TODAY,
      fk_sorteo: lotto,
      fk_vendedor: zoe,
      fk_usuario: berta.user.id,
      colilla: '0123',
      valor: 500,
      estado: 'PENDIENTE',
    });
    const { change } = using(premiosRest.calls);
    expect((await change(pia, premio, { valor: '4.00' })).status).toBe(200);
    expect((await change(rosa, premio, { estado: 'REVISADO' })).status).toBe(200);
    expect((await change(pia, premio, { estado: 'PAGADO', forma_pago: 'efectivo' })).status).toBe(200);

    const fk_prestamo = await on.prestamo({
      fecha: TODAY,
      fk_usuario: berta.user.id,
      valor: 1_000,
      fk_vendedor: zoe,
    });
    const abono = {
      ...sampleOf(abonosRest),
      fk_prestamo,
      fecha: TODAY,
      valor: '4',
      origen: 'CAJA',
      fk_nomina: null,
    };
    expect((await using(abonosRest.calls).create(chief, abono)).status).toBe(200);
    const gasto = await on.gasto({ fecha: TODAY, fk_usuario: berta.user.id, valor: 100 });
    const annulled = { estado: 'X', motivo_anulacion: 'Error' };
    expect((await using(gastosRest.calls).change(chief2, gasto, annulled)).status).toBe(200);
  });
});

test('[W13] a superadministrador empties the box of a disabled administrador, until its saldo is zero', async () => {
  const { chief, berta, carlos } = world;
  const own = { fk_usuario: berta.user.id, fecha: TODAY };
  const move = (valor: string) =>
    using(transferenciasRest.calls).create(chief, {
      fecha: TODAY,
      fk_usuario_origen: berta.user.id,
      fk_usuario_destino: carlos.user.id,
      valor,
      concepto: 'Cierre de la caja',
      comprobante: '',
    });
  const boxes = async () => (await chief.call(cajasCalls.disabled)).body;

  expect(await boxes()).toEqual([{ id: berta.user.id, nombre: 'Berta', apellido: 'Mora', saldo: '50.00' }]);
  for (const section of [gastosRest, ingresosRest, depositosRest])
    expect(
      (
        await using(section.calls).create(chief, {
          ...sampleOf(section as never),
          ...own,
          valor: '1.00',
          estado: undefined,
        })
      ).status,
    ).toBe(200);
  expect(await boxes()).toMatchObject([{ saldo: '50.00' }]);
  expect((await move('50.00')).status).toBe(200);

  expect(await boxes()).toEqual([]);
  expect(await move('1.00')).toMatchObject(refused(/debe estar habilitado$/));
});

test('[W13] a box below zero is settled, too', async () => {
  const { chief, berta, on } = world;
  await on.gasto({ fecha: TODAY, fk_usuario: berta.user.id, valor: 9_000 });
  expect((await chief.call(cajasCalls.disabled)).body).toMatchObject([{ saldo: '-40.00' }]);
  const ingreso = { ...sampleOf(ingresosRest), fk_usuario: berta.user.id, fecha: TODAY, valor: '40.00' };

  expect((await using(ingresosRest.calls).create(chief, ingreso)).status).toBe(200);
  expect((await chief.call(cajasCalls.disabled)).body).toEqual([]);
});

test('[W13] a disabled administrador with a saldo is offered where its box is emptied, to a superadministrador alone', async () => {
  const { chief, carlos, berta } = world;
  const offered = async (who: typeof chief, query: Record<string, unknown>) =>
    (await who.call(usuariosCalls.administradores, { query })).body.usuarios.map(
      ({ id }: { id: number }) => id,
    );
  const destinos = async (who: typeof chief) =>
    (await who.call(transferenciasCalls.destinos)).body.usuarios.map(({ id }: { id: number }) => id);

  expect(await offered(chief, {})).toEqual([carlos.user.id]);
  expect(await offered(chief, { con_saldo: 'S' })).toEqual([berta.user.id, carlos.user.id]);
  expect(await offered(carlos, { con_saldo: 'S' })).toEqual([carlos.user.id]);
  expect(await destinos(chief)).toContain(berta.user.id);
  expect(await destinos(carlos)).not.toContain(berta.user.id);
  expect((await carlos.call(cajasCalls.disabled)).status).toBe(403);
});
