import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositosRest } from '../../contract/depositos';
import { gastosRest } from '../../contract/gastos';
import { nominaCalls } from '../../contract/nomina';
import { premiosRest } from '../../contract/premios';
import { abonosRest, prestamosRest } from '../../contract/prestamos';
import { transferenciasRest } from '../../contract/transferencias';
import { vendedoresRest } from '../../contract/vendedores';
import { ventasRest } from '../../contract/ventas';
import type { Answered } from './testApi';
import { openWorld, PAST, PAST_DAY, TODAY, using, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const ventas = using(ventasRest.calls);
const premios = using(premiosRest.calls);
const gastos = using(gastosRest.calls);
const prestamos = using(prestamosRest.calls);
const depositos = using(depositosRest.calls);
const vendedores = using(vendedoresRest.calls);

/** Balances that differ from the sum of the ledger. */
const differences = async () => {
  const { rows } = await sql`
    select fk_usuario, fecha, concepto, sum(valor) from (
      select fk_usuario, tramo(fecha) as fecha, concepto, valor from movimientos
      union all select fk_usuario, fecha, concepto, -valor from saldos
    ) as entries group by 1, 2, 3 having sum(valor) <> 0`.execute(world.db);

  return rows;
};

test('everybody at one moment: nothing breaks, and the kept balances are those of the ledger', async () => {
  const { berta, carlos, chief, sara, pia, rosa, lotto, zoe } = world;
  const sale = (day: string) => ({ fecha: day, fk_sorteo: lotto, fk_vendedor: zoe });
  await world.sold([['0123', 500]], { fecha: TODAY });
  const draft = await ventas.create(sara, {
    ...sale(PAST_DAY),
    detalle_ventas: [{ colilla: '1', valor: 9 }],
  });
  const premio = await premios.create(berta, {
    ...sale(TODAY),
    colilla: '0123',
    valor: 5,
    imagen: '',
    comprobante: '',
  });
  const loan = { fecha: TODAY, fk_vendedor: zoe, valor: 100, cuotas: 4, valor_cuota: 25 };
  const { id } = (await prestamos.create(berta, loan)).body;
  const money = { fecha: TODAY, valor: 7, concepto: 'Cuadre', comprobante: '' };
  const gasto = {
    fecha: PAST_DAY,
    tipo: 'otros',
    descripcion: 'x',
    valor: 3,
    forma_pago: 'efectivo',
    comprobante: '',
  };
  const nomina = { ...PAST, fk_usuario_creacion: '', cuenta_bancaria: 'x' };
  const deposito = {
    fecha: TODAY,
    tipo: 'RECIBIR',
    banco: 'x',
    cuenta_bancaria: 'x',
    valor: 4,
    comprobante: '',
  };

  const writes: (() => Promise<Answered>)[] = [
    () => ventas.change(sara, draft.body.id, { estado: 'C' }),
    () =>
      ventas.create(sara, {
        ...sale('2026-10-13'),
        detalle_ventas: [{ colilla: '7', valor: 2 }],
        estado: 'C',
      }),
    () => premios.change(rosa, premio.body.id, { estado: 'REVISADO' }),
    () => premios.change(pia, premio.body.id, { estado: 'PAGADO', forma_pago: 'efectivo' }),
    () => gastos.create(berta, gasto),
    () =>
      berta.call(transferenciasRest.calls.create, { body: { ...money, fk_usuario_destino: carlos.user.id } }),
    () =>
      carlos.call(transferenciasRest.calls.create, { body: { ...money, fk_usuario_destino: berta.user.id } }),
    () =>
      berta.call(abonosRest.calls.create, {
        body: { fk_prestamo: id, fecha: TODAY, valor: 30, origen: 'CAJA' },
      }),
    () => depositos.create(berta, deposito),
    () => vendedores.change(chief, zoe, { cedula: '1710034065', direccion: 'Otra' }),
    () => berta.call(nominaCalls.create, { body: { ...nomina, fk_usuario: berta.user.id } }),
    () => carlos.call(nominaCalls.create, { body: { ...nomina, fk_usuario: carlos.user.id } }),
  ];
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => writes)
      .flat()
      .map((write) => write()),
  );

  expect(answers.filter(({ status }) => status >= 500 || status === 400)).toEqual([]);
  expect(await differences()).toEqual([]);
  const { rows } = await sql<{ net: number }>`
    select sum(valor) as net from movimientos where concepto = 'TRANSFERENCIA'`.execute(world.db);
  expect(rows).toEqual([{ net: 0 }]);
  expect(await prestamos.read(berta, id)).toMatchObject({ abonado: '90.00', saldo: '10.00' });
});
