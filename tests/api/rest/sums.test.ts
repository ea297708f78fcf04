import { beforeEach, describe, expect, test } from 'vitest';
import { centsToDollars, dollarsToCents } from '../../../contract/common';
import { dashboardCalls } from '../../../contract/dashboard';
import { estadosOf } from '../../../contract/derive';
import { planillasCalls } from '../../../contract/planillas';
import { EstadoPremio } from '../../../contract/premios';
import { reportesCalls } from '../../../contract/reportes';
import { COUNTS_HEADER, LEFT_HEADER, SUMS_HEADER } from '../../../contract/rest';
import { restSections } from '../../../contract/restSections';
import { vendedoresRest } from '../../../contract/vendedores';
import type { Client } from '../../support/api/testApi';
import { MONDAY, openWorld, TODAY, using } from '../../support/api/world';

const world = openWorld();
beforeEach(async () => {
  await world.clear();
  await fill();
});

/** Rows of each estado and group, for both administradores. Each amount is different. */
const fill = async () => {
  const { on, berta, carlos, zoe, rita } = world;
  let cents = 0;
  const valor = () => (cents += 1_001);
  for (const [fk_usuario, fk_vendedor] of [
    [berta.user.id, zoe],
    [carlos.user.id, rita],
  ] as const) {
    const own = { fecha: TODAY, fk_usuario };
    const sold = { ...own, fk_vendedor };
    for (const estado of ['B', 'C', 'X'] as const) {
      const fk_sorteo = await on.sorteo();
      await on.venta({ ...sold, fk_sorteo, estado, total: valor(), comision: 10 });
    }
    const fk_sorteo = await on.sorteo();
    for (const estado of EstadoPremio.options) {
      const paid = estado === 'PAGADO' && { fecha_pago: TODAY, forma_pago: 'efectivo' as const };
      await on.premio({ ...sold, fk_sorteo, estado, valor: valor(), ...paid });
    }
    for (const estado of ['A', 'X'] as const) {
      const motivo_anulacion = estado === 'X' ? 'Doble' : '';
      for (const caja of [on.gasto, on.ingreso]) {
        await caja({ ...own, valor: valor(), estado, motivo_anulacion });
      }
      await on.prestamo({ ...own, fk_vendedor, valor: valor(), estado });
    }
    for (const tipo of ['RECIBIR', 'ENTREGAR'] as const) {
      for (const estado of ['P', 'D', 'R', 'X'] as const) {
        const done = {
          ...(estado !== 'P' && { fecha_resolucion: TODAY }),
          ...(estado === 'X' && { motivo_anulacion: 'x' }),
        };
        await on.deposito({ ...own, tipo, estado, valor: valor(), ...done });
      }
    }
    const other = fk_usuario === berta.user.id ? carlos.user.id : berta.user.id;
    await on.transferencia({
      fecha: TODAY,
      fk_usuario_origen: fk_usuario,
      fk_usuario_destino: other,
      valor: valor(),
    });
  }
};

type Row = Record<string, unknown>;
type Section = (typeof restSections)[number];

const listed = async (section: Section, who: Client, filter: object = {}) => {
  const { body, headers } = await using(section.calls).list(who, { filter });
  const json = (header: string) => JSON.parse(headers.get(header) ?? 'null');

  return {
    rows: body as Row[],
    sums: json(SUMS_HEADER),
    left: json(LEFT_HEADER),
    counts: json(COUNTS_HEADER),
  };
};

const addUp = (rows: readonly Row[], column: string) =>
  centsToDollars(rows.reduce((sum, row) => sum + (dollarsToCents(String(row[column])) ?? 0), 0));

/** Written out, so that the test does not ask the contract what it tests. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  ventas: ['B', 'X'],
  premios: ['RECHAZADO', 'ANULADO'],
  gastos: ['X'],
  ingresos: ['X'],
  depositos: ['P', 'R', 'X'],
  prestamos: ['X'],
  transferencias: [],
};
const groupOf = (section: Section, row: Row, owner: number | undefined) => {
  if (section.name === 'depositos') return String(row.tipo);
  if (section.name !== 'transferencias' || owner === undefined) return '';

  return row.fk_usuario_destino === owner ? 'RECIBIDA' : 'ENVIADA';
};

const summed = restSections.filter(({ sums }) => sums.length > 0);

describe.each(summed)('[M9] the sums of $name', (section) => {
  const outs = LEFT_OUT[section.name] ?? [];
  const expected = (rows: readonly Row[], owner: number | undefined) =>
    Object.fromEntries(
      section.sums.map((column) => {
        const groups = [...new Set(rows.map((row) => groupOf(section, row, owner)))];
        const ofGroups = groups.map((group) => [
          group,
          addUp(
            rows.filter((row) => groupOf(section, row, owner) === group),
            column,
          ),
        ]);

        return [column, groups[0] === '' ? ofGroups[0]?.[1] : Object.fromEntries(ofGroups)];
      }),
    );
  const asked = (who: Client, filter: { fk_usuario?: number } = {}) =>
    who === world.chief ? filter.fk_usuario : who.user.id;

  test.each(['berta', 'chief'] as const)(
    'leave out what does not count, and say how many: %s',
    async (name) => {
      const who = world[name];
      const { rows, sums, left } = await listed(section, who);
      const isOut = ({ estado }: Row) => outs.includes(String(estado));

      expect(sums).toEqual(
        expected(
          rows.filter((row) => !isOut(row)),
          asked(who),
        ),
      );
      expect(left).toEqual(
        Object.fromEntries(
          outs.map((estado) => [estado, rows.filter((row) => row.estado === estado).length]),
        ),
      );
    },
  );

  test('are of the whole filter, not of the page', async () => {
    const { sums, left } = await listed(section, world.chief);
    const page = await using(section.calls).list(world.chief, { range: [0, 0] });

    expect(page.body).toHaveLength(1);
    expect(JSON.parse(page.headers.get(SUMS_HEADER) ?? '')).toEqual(sums);
    expect(JSON.parse(page.headers.get(LEFT_HEADER) ?? '{}')).toEqual(left);
    expect(page.headers.get('access-control-expose-headers')?.split(', ')).toEqual(
      expect.arrayContaining([SUMS_HEADER, LEFT_HEADER]),
    );
  });

  test('are 0 if no record counts', async () => {
    const { rows, sums } = await listed(section, world.berta, { q: 'nadie' });
    const none = section.apart
      ? Object.fromEntries(Object.keys(section.apart).map((one) => [one, '0.00']))
      : '0.00';

    expect(rows).toEqual([]);
    expect(sums).toEqual(Object.fromEntries(section.sums.map((column) => [column, none])));
  });

  test('are apart for the administrador of a filter', async () => {
    const filter = { fk_usuario: world.carlos.user.id };
    if (!('fk_usuario' in section.filters)) return;
    const { rows, sums } = await listed(section, world.chief, filter);

    expect(sums).toEqual(
      expected(
        rows.filter(({ estado }) => !outs.includes(String(estado))),
        filter.fk_usuario,
      ),
    );
  });

  test.each(estadosOf(section.fields).map(([estado]) => estado))(
    'of the list of %s alone add it',
    async (estado) => {
      const { rows, sums, left } = await listed(section, world.berta, { estado });

      expect(new Set(rows.map((row) => row.estado))).toEqual(new Set(rows.length > 0 ? [estado] : []));
      if (rows.length > 0) expect(sums).toEqual(expected(rows, world.berta.user.id));
      expect(left).toEqual({});
    },
  );
});

describe('[M9] each figure of the dashboard is that of its list', () => {
  const week = { fecha_gte: MONDAY, fecha_lte: '2026-10-18' };
  const sectionOf = (name: string) => restSections.find((section) => section.name === name) as Section;
  const own = async (name: string, filter: object) => {
    const { rows, sums } = await listed(sectionOf(name), world.berta, filter);

    return { conteo: rows.length, sums };
  };
  const tablero = async () => (await world.berta.call(dashboardCalls.one)).body;

  test.each([
    ['premios_por_revisar', 'premios', { estado: 'PENDIENTE' }],
    ['premios_por_pagar', 'premios', { estado: 'REVISADO' }],
    [
      'premios_pagados',
      'premios',
      { estado: 'PAGADO', fecha_pago_gte: MONDAY, fecha_pago_lte: '2026-10-18' },
    ],
  ])('%s', async (figure, name, filter) => {
    const { conteo, sums } = await own(name, filter);

    expect((await tablero())[figure]).toEqual({ conteo, valor: sums.valor });
  });

  test('ventas, drafts, gastos, loans and deposits', async () => {
    const [ventas, drafts, gastos, loans, depositos] = await Promise.all([
      own('ventas', { ...week, estado: 'C' }),
      own('ventas', { estado: 'B' }),
      own('gastos', { ...week, estado: 'A' }),
      own('prestamos', { estado: 'A' }),
      own('depositos', { estado: 'P' }),
    ]);

    expect(await tablero()).toMatchObject({
      ventas: ventas.sums.total,
      gastos: gastos.sums.valor,
      ventas_en_borrador: { conteo: drafts.conteo, valor: drafts.sums.total },
      prestamos_por_cobrar: { conteo: loans.conteo, valor: loans.sums.saldo },
      depositos_pendientes: {
        conteo: depositos.conteo,
        recibir: depositos.sums.valor.RECIBIR,
        entregar: depositos.sums.valor.ENTREGAR,
      },
    });
  });

  test('the last of the twelve weeks and the days of this one add up to them', async () => {
    const { ventas, premios_pagados, gastos, utilidad, saldo, por_dia, por_semana } = await tablero();

    expect(por_semana.at(-1)).toMatchObject({
      ventas,
      premios: premios_pagados.valor,
      gastos,
      utilidad,
      saldo,
    });
    expect(addUp(por_dia, 'ventas')).toBe(ventas);
  });

  test('promotores con venta are among the enabled ones', async () => {
    const ivan = await world.on.vendedor({ fk_usuario: world.berta.user.id, estado: 'I' });
    await world.on.venta({
      fecha: TODAY,
      fk_sorteo: world.lotto,
      fk_vendedor: ivan,
      fk_usuario: world.berta.user.id,
      total: 100,
    });
    const { rows } = await listed(vendedoresRest as never, world.berta, { estado: 'A' });

    expect(await tablero()).toMatchObject({ promotores_con_venta: 1, promotores_activos: rows.length });
    await world.db.deleteFrom('ventas').where('fk_vendedor', '=', ivan).execute();
  });
});

test('[M9] the sheet of ventas says how many drafts it leaves out', async () => {
  const { body } = await world.berta.call(planillasCalls.ventas, { query: { fecha: TODAY } });
  const { rows, sums } = await listed(
    restSections.find(({ name }) => name === 'ventas') as Section,
    world.berta,
    {
      estado: 'B',
    },
  );

  expect(body.borradores).toEqual({ conteo: rows.length, valor: sums.total });
});

test('[M9] the report of deposits tells apart what came and what went', async () => {
  const { body } = await world.berta.call(reportesCalls.depositos, {
    query: { fecha_gte: MONDAY, fecha_lte: TODAY },
  });

  for (const { recibir, entregar, valor } of body.filas) {
    expect([recibir, entregar].map(Number).every((one) => one > 0)).toBe(true);
    expect(centsToDollars((dollarsToCents(recibir) ?? 0) + (dollarsToCents(entregar) ?? 0))).toBe(valor);
  }
});

describe('[M9] a running week or month', () => {
  const query = { fecha_gte: '2026-09-28', fecha_lte: TODAY, fk_usuario: '' };
  const sold = (fecha: string, total: number) =>
    world.on.venta({
      fecha,
      fk_sorteo: world.quina,
      fk_vendedor: world.zoe,
      fk_usuario: world.berta.user.id,
      total,
    });

  test.each([
    [reportesCalls.historico, {}, [false, false, true]],
    [reportesCalls.historico_global, { por: 'semana' }, [false, false, true]],
    [reportesCalls.historico_global, { por: 'mes' }, [false, true]],
  ] as const)('is marked and compared with no whole one', async (call, more, running) => {
    await sold('2026-09-29', 1_000);
    await sold('2026-10-06', 2_000);
    const { fk_usuario: _, ...asked } = query;
    const { filas } = (await world.berta.call(call, { query: { ...asked, ...more } })).body;

    expect(filas.map(({ en_curso }: Row) => en_curso)).toEqual(running);
    expect(filas.at(-1).variacion).toBe('');
    if (running.length === 3) expect(filas[1].variacion).toBe('100.0');
  });

  test('is whole on the day after its end', async () => {
    await sold('2026-10-06', 2_000);
    const { now } = world.clock;
    world.clock.now = new Date('2026-10-19T15:00:00Z');
    const asked = { fecha_gte: '2026-10-05', fecha_lte: '2026-10-18' };
    const chief = await world.signInAs(world.chief.user);
    const { filas } = (
      await chief.call(reportesCalls.historico_global, { query: { ...asked, por: 'semana' } })
    ).body;
    world.clock.now = now;

    expect(filas.map(({ en_curso }: Row) => en_curso)).toEqual([false, false]);
    expect(filas[1].variacion).not.toBe('');
  });
});
