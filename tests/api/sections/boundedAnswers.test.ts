import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Call } from '../../../contract/call';
import { planillasCalls } from '../../../contract/planillas';
import { reportesCalls } from '../../../contract/reportes';
import { openOnDisk } from '../../support/api/testDatabase';
import { openWorld, TODAY } from '../../support/api/world';

const isEmbedded = process.env.TEST_DATABASE !== 'postgres';
const world = openWorld(async () => (isEmbedded ? { database: await openOnDisk() } : {}));

const MOST_ROWS = 10_000;
const reports = Object.entries<Call>({ ...planillasCalls, ...reportesCalls });

/** One promotor, venta and premio more than a report may have, and as many administradores with a deposit each. */
beforeAll(async () => {
  const { berta, lotto, db } = world;
  const numbers = sql`generate_series(1, ${MOST_ROWS + 1}) n`;
  const statements = [
    sql`insert into usuarios (nombre, apellido, username, password_hash, rol, estado, cuenta_bancaria, sueldo_fijo)
      select 'Ana', 'Mera', 'otra' || n, '', 'administrador', 'A', '22', 'S' from ${numbers}`,
    sql`insert into vendedores (fk_usuario, codigo, nombre, apellido, cedula, porcentaje, estado)
      select ${berta.user.id}, 'Z-' || n, 'Promotor', n::text, lpad(n::text, 10, '0'), 1000, 'A' from ${numbers}`,
    sql`insert into ventas (fecha, fk_sorteo, fk_vendedor, fk_usuario, fk_usuario_sumador, porcentaje, total, comision, estado)
      select ${TODAY}, ${lotto}, id, fk_usuario, fk_usuario, 1000, 100, 10, 'C' from vendedores where codigo like 'Z-%'`,
    sql`insert into premios (fecha, fk_sorteo, fk_vendedor, fk_usuario, valor, estado, colilla)
      select ${TODAY}, ${lotto}, id, fk_usuario, 100, 'PENDIENTE', '1234' from vendedores where codigo like 'Z-%'`,
    sql`insert into depositos (fecha, fk_usuario, tipo, valor, estado, banco, cuenta_bancaria, comprobante)
      select ${TODAY}, id, 'RECIBIR', 100, 'P', 'Pichincha', '22', '/comprobantes/a.png' from usuarios
      where username like 'otra%'`,
    sql`analyze`,
  ];
  for (const statement of statements) await statement.execute(db);
});

const ask = (call: Call, query: Record<string, unknown> = {}) => {
  const days = call.path.includes('planillas') ? { fecha: TODAY } : { fecha_gte: TODAY, fecha_lte: TODAY };
  const of = call === reportesCalls.historico_global ? { por: 'semana' } : {};

  return world.chief.call(call, { query: { ...days, ...of, ...query } });
};

/** By periods of at most ten years. */
const SHORT: readonly Call[] = [reportesCalls.historico, reportesCalls.historico_global];

test.each(reports)('[N6] %s answers 10,000 rows at most, or says what to choose', async (_, call) => {
  const { status, body } = await ask(call, {
    ...([reportesCalls.movimientos, reportesCalls.historico].some((one) => one === call) && {
      fk_usuario: world.berta.user.id,
    }),
  });

  if (SHORT.includes(call)) {
    expect(status).toBe(200);
    expect(body.filas).toHaveLength(1);
  } else {
    expect(status).toBe(422);
    expect(body.error).toMatch(/^Son más de 10 000 filas: (elija (menos días|un administrador)|véalas)/);
  }
});

test.each([
  ['elija menos días', { fecha_gte: '2026-10-13' }],
  ['véalas en la lista de cada sección', {}],
])('[N6] a report of too many rows says what can be chosen: %s', async (advice, days) => {
  const { body } = await ask(reportesCalls.movimientos, { fk_usuario: world.berta.user.id, ...days });

  expect(body.error).toBe(`Son más de 10 000 filas: ${advice}`);
});

test.each(reports)('[N6] %s of one administrador with little is answered', async (_, call) => {
  const { status, body } = await ask(call, { fk_usuario: world.carlos.user.id });

  expect(status).toBe(200);
  expect(body.filas.length).toBeLessThanOrEqual(MOST_ROWS);
});

test('[N6] a sheet of exactly 10,000 rows is answered whole: a week of 600 promotores has fewer', async () => {
  for (const table of ['ventas', 'premios']) {
    await sql`delete from ${sql.table(table)} where id = (select max(id) from ${sql.table(table)})`.execute(
      world.db,
    );
  }

  for (const call of [planillasCalls.ventas, planillasCalls.premios]) {
    const { status, body } = await ask(call);
    expect([status, body.filas.length]).toEqual([200, MOST_ROWS]);
  }
});
