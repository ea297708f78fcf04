import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { depositosRest } from '../../contract/depositos';
import { gastosRest } from '../../contract/gastos';
import { premiosRest } from '../../contract/premios';
import { abonosRest, prestamosRest } from '../../contract/prestamos';
import { transferenciasRest } from '../../contract/transferencias';
import { vendedoresRest } from '../../contract/vendedores';
import { ventasRest } from '../../contract/ventas';
import { make } from '../support/api/samples';
import type { Answered } from '../support/api/testApi';
import { openWorld, PAST_DAY, TODAY, using } from '../support/api/world';

const world = openWorld();
const ventas = using(ventasRest.calls);
const premios = using(premiosRest.calls);

/** The kept balances that differ from the sum of the ledger. */
const differences = async () => {
  const { rows } = await sql`
    select fk_usuario, fecha, concepto, sum(valor) from (
      select fk_usuario, tramo(fecha) as fecha, concepto, valor from movimientos
      union all select fk_usuario, fecha, concepto, -valor from saldos
    ) as entries group by 1, 2, 3 having sum(valor) <> 0`.execute(world.db);

  return rows;
};

test('when all users write at once, nothing breaks and the kept balances match the ledger @ci', async () => {
  const { berta, carlos, chief, sara, pia, rosa, lotto, zoe } = world;
  const sale = (fecha: string) => ({ fecha, fk_sorteo: lotto, fk_vendedor: zoe });
  const draft = (await make(world, ventasRest, 1, sale(PAST_DAY), sara)).body.id;
  const premio = (await make(world, premiosRest, 1, {}, berta)).body.id;
  const loan = (await make(world, prestamosRest, 1, { valor: 100 }, berta)).body.id;
  const abono = { fk_prestamo: loan, fecha: TODAY, valor: 30 };

  const writes: (() => Promise<Answered>)[] = [
    () => ventas.change(sara, draft, { estado: 'C' }),
    () => make(world, ventasRest, 2, { ...sale('2026-10-13'), estado: 'C' }, sara),
    () => premios.change(rosa, premio, { estado: 'REVISADO' }),
    () => premios.change(pia, premio, { estado: 'PAGADO', forma_pago: 'efectivo' }),
    () => make(world, gastosRest, 1, { fecha: PAST_DAY }, berta),
    () => make(world, transferenciasRest, 1, {}, berta),
    () => make(world, transferenciasRest, 2, {}, carlos),
    () => make(world, abonosRest, 1, abono, berta),
    () => make(world, depositosRest, 1, {}, berta),
    () => using(vendedoresRest.calls).change(chief, zoe, { direccion: 'Otra' }),
    () => world.pay(berta),
    () => world.pay(carlos),
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
  expect(await using(prestamosRest.calls).read(berta, loan)).toMatchObject({
    abonado: '90.00',
    saldo: '10.00',
  });
});
