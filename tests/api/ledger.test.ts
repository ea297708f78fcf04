import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { addDays } from '../../api/ledger/week';
import type { Call } from '../../contract/call';
import { dashboardCalls } from '../../contract/dashboard';
import { gastosRest } from '../../contract/gastos';
import { planillasCalls } from '../../contract/planillas';
import { reportesCalls } from '../../contract/reportes';
import { FIRST_MONDAY, type Months, months, WEEKS } from '../support/api/ledger/books';
import { type Cash, cashOf, sumOf } from '../support/api/ledger/cash';
import { writeMonths } from '../support/api/ledger/writeMonths';
import type { Client } from '../support/api/testApi';
import { openWorld, TODAY } from '../support/api/world';
import { sized } from '../support/size';

const api = openWorld();
let chief: Client;

const RUNS = sized(8, 20);
/** Stops before the timeout of the test, so that a slow machine fails with a clear message. */
const TIME = 110_000;
/** The longest range of the report of movements. */
const DAYS = 92;

const read = async <C extends Call>(call: C, query: Record<string, string | number>) => {
  const { status, body } = await chief.call(call, { query });
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });

  return call.answer.parse(body) as z.output<C['answer']>;
};

/** These columns show money that leaves as a positive amount. */
const left = new Set(['comision', 'premios', 'gastos', 'dep_entregados', 'prestamos', 'nomina']);
const columns = [
  'ventas',
  'comision',
  'premios',
  'gastos',
  'ingresos',
  'dep_recibidos',
  'dep_entregados',
  'transf_neta',
  'prestamos',
  'abonos',
  'nomina',
];

const write = async (made: Months): Promise<Cash[]> => {
  await api.reset();
  const books = await writeMonths(api.db, made, () => api.addUser({ rol: 'administrador' }));
  chief = await api.signIn('superadministrador');

  return cashOf(books);
};

const checkKeptBalances = async () => {
  const { rows } = await sql`
    select * from (
      select fk_usuario, tramo(fecha) as fecha, concepto, sum(valor) as suma from movimientos group by 1, 2, 3
    ) m full join saldos s using (fk_usuario, fecha, concepto)
    where coalesce(m.suma, 0) <> coalesce(s.valor, 0)`.execute(api.db);

  expect(rows).toEqual([]);
};

const checkTransfers = async () => {
  const { rows } = await sql`
    select fecha from saldos where concepto = 'TRANSFERENCIA' group by fecha having sum(valor) <> 0`.execute(
    api.db,
  );

  expect(rows).toEqual([]);
};

const checkWeek = async (cash: readonly Cash[], fecha: string, administradores: number) => {
  const sunday = addDays(fecha, 6);
  const inWeek = (row: Cash) => row.fecha >= fecha && row.fecha <= sunday;
  const { filas } = await read(planillasCalls.consolidado, { fecha });
  const before = await read(planillasCalls.consolidado, { fecha: addDays(fecha, -7) });
  const global = await read(planillasCalls.global, { fecha });

  // Each administrador has a row, also without movements; their ids begin with 1.
  expect(filas.map(({ fk_usuario }) => fk_usuario).toSorted()).toEqual(
    Array.from({ length: administradores }, (_, index) => index + 1),
  );
  for (const fila of filas) {
    const own = cash.filter(({ fk_usuario }) => fk_usuario === fila.fk_usuario);
    const expected = columns.map((columna): [string, number] => {
      const sum = sumOf(own, (row) => inWeek(row) && row.columna === columna);

      return [columna, left.has(columna) ? 0 - sum : sum];
    });
    expect(fila).toMatchObject({
      ...Object.fromEntries(expected),
      saldo_anterior: sumOf(own, (row) => row.fecha < fecha),
      saldo: sumOf(own, (row) => row.fecha <= sunday),
    });

    expect(fila.saldo_anterior).toBe(
      before.filas.find(({ fk_usuario }) => fk_usuario === fila.fk_usuario)?.saldo,
    );

    const movimientos = await read(reportesCalls.movimientos, {
      fk_usuario: fila.fk_usuario,
      fecha_gte: addDays(sunday, 1 - DAYS),
      fecha_lte: sunday,
    });
    expect(movimientos.saldo).toBe(fila.saldo);
    expect(movimientos.filas.at(-1)?.saldo ?? movimientos.saldo_anterior).toBe(fila.saldo);
    const ofNomina = movimientos.filas.filter(
      (row) => row.fecha >= fecha && ['NOMINA', 'AJUSTE'].includes(row.concepto),
    );
    expect(ofNomina.reduce((sum, { ingreso, egreso }) => sum + egreso - ingreso, 0)).toBe(fila.nomina);

    for (const columna of ['ventas', 'comision', 'premios'] as const) {
      const rows = global.filas.filter(({ fk_usuario }) => fk_usuario === fila.fk_usuario);
      expect(rows.reduce((sum, row) => sum + row[columna], 0)).toBe(fila[columna]);
    }
  }

  for (const row of global.filas) {
    const own = (one: Cash) =>
      inWeek(one) && one.fk_usuario === row.fk_usuario && one.fk_vendedor === row.fk_vendedor;
    expect(row.neto).toBe(
      sumOf(cash, (one) => own(one) && ['ventas', 'comision', 'premios'].includes(one.columna)),
    );
  }

  const {
    filas: [total],
  } = await read(reportesCalls.historico_global, { por: 'semana', fecha_gte: fecha, fecha_lte: fecha });
  expect(total?.saldo).toBe(filas.reduce((sum, { saldo }) => sum + saldo, 0));
};

test('after months of random business all sheets and reports agree to the cent', async () => {
  const week = fc.integer({ min: 0, max: WEEKS }).map((weeks) => addDays(FIRST_MONDAY, 7 * weeks));

  await fc.assert(
    fc.asyncProperty(months, fc.uniqueArray(week, { minLength: 2, maxLength: 2 }), async (made, weeks) => {
      const cash = await write(made);

      await checkKeptBalances();
      await checkTransfers();
      for (const fecha of weeks) await checkWeek(cash, fecha, made.staff.administradores);
    }),
    { numRuns: RUNS, interruptAfterTimeLimit: TIME, markInterruptAsFailure: true },
  );
}, 120_000);

test('sums above the range of exact numbers stay exact', async () => {
  await api.reset();
  const { id: fk_usuario } = await api.addUser({ rol: 'administrador' });
  chief = await api.signIn('superadministrador');
  for (let row = 0; row < 3; row += 1) {
    await api.on.gasto({ fecha: TODAY, fk_usuario, valor: Number.MAX_SAFE_INTEGER });
  }

  const { headers } = await chief.call(gastosRest.calls.list);
  expect(headers.get('x-sums')).toBe('{"valor":"270215977642229.73"}');
  expect((await chief.call(dashboardCalls.one)).body.gastos).toBe('270215977642229.73');
});
