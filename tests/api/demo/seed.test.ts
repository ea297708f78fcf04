import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyPassword } from '../../../api/auth/password';
import { seedDemo } from '../../../api/demo/seed';
import { diskStore } from '../../../api/files/diskStore';
import { PROOFS } from '../../../api/files/proofName';
import { roles } from '../../../contract/roles';
import { contentOf } from '../../support/api/contentOf';
import { openFolder } from '../../support/api/folders';
import { openTestDatabase, type TestDatabase } from '../../support/api/testDatabase';

const TODAY = '2026-11-21';

let database: TestDatabase;
const filesDir = openFolder();
beforeAll(async () => {
  database = await openTestDatabase({ isPatient: true });
  await seedDemo(database.db, diskStore(filesDir), TODAY);
});
afterAll(() => database.close());

const users = () => database.db.selectFrom('usuarios').selectAll().execute();

test('the demo has about 40 users, four administradores, and one user named after each role', async () => {
  const all = await users();

  expect(all).toHaveLength(40);
  expect(all.filter(({ rol }) => rol === 'administrador')).toHaveLength(4);
  expect(new Set(all.map(({ estado }) => estado))).toEqual(new Set(['A', 'I']));
  expect(new Set(all.map(({ sueldo_fijo }) => sueldo_fijo))).toEqual(new Set(['S', 'N']));
  expect(all.some(({ cuenta_bancaria }) => cuenta_bancaria === '')).toBe(true);
  expect(all.some(({ ultima_conexion }) => ultima_conexion === null)).toBe(true);
  for (const rol of roles) {
    const user = all.find(({ username }) => username === rol);

    expect(user).toMatchObject({ rol, estado: 'A' });
    expect(await verifyPassword(user?.password_hash, 'demo-loteria')).toBe(true);
  }
});

test('the demo has the last 52 finished weeks of each administrator, the last partly paid, and no current week', async () => {
  const { rows } = await sql`select count(*) as n, min(fecha) as first, max(fecha_final) as last,
    (select count(*) > 10 from detalle_nominas d join nominas n on n.id = fk_nomina
      where n.fecha = '2026-11-09' and d.comprobante = '') as open from nominas`.execute(database.db);

  expect(rows).toEqual([{ n: 4 * 52, first: '2025-11-17', last: '2026-11-15', open: true }]);
});

test('the demo has exactly one picture for every proof', async () => {
  const tables = ['nominas', 'detalle_nominas', 'premios', 'gastos', 'ingresos', 'depositos'];
  const proofs = tables.map((table) => sql`select comprobante from ${sql.table(table)}`);
  const { rows } = await sql<{ comprobante: string }>`
    ${sql.join(proofs, sql` union all `)}`.execute(database.db);
  const named = rows
    .flatMap(({ comprobante }) => comprobante.split(','))
    .filter((path) => path !== '')
    .map((path) => path.slice(PROOFS.length + 1));

  expect(readdirSync(filesDir).sort()).toEqual(named.sort());
  expect(await sharp(readFileSync(join(filesDir, named[0] ?? ''))).metadata()).toMatchObject({
    format: 'png',
    width: 360,
  });
});

test.each([
  ['ventas', 'estado', ['B', 'C', 'X']],
  ['premios', 'estado', ['ANULADO', 'PAGADO', 'PENDIENTE', 'RECHAZADO', 'REVISADO']],
  ['depositos', 'estado', ['D', 'P', 'R']],
  ['prestamos', 'estado', ['A', 'P', 'X']],
  ['abonos', 'origen', ['CAJA', 'NOMINA']],
])('the demo has %s of every %s', async (table, column, values) => {
  const { rows } = await sql<{ value: string }>`
    select distinct ${sql.ref(column)} as value from ${sql.table(table)}`.execute(database.db);

  expect(rows.map(({ value }) => value).sort()).toEqual(values);
});

const exceptions = {
  'there is a year of ventas': sql`select count(*) from ventas having count(*) < 20000`,
  'a venta is the sum of its valid lines': sql`
    select v.id from ventas v left join detalle_ventas d on d.fk_venta = v.id and d.colilla not like '(%'
      group by v.id having v.total <> coalesce(sum(d.valor), 0) or v.colillas <> count(d.colilla)`,
  'a draw is sold only on its days': sql`
    select v.id from ventas v join sorteos s on s.id = v.fk_sorteo
      where strpos(s.dias, substr('LMXJVSD', extract(isodow from v.fecha)::int, 1)) = 0
        or (s.juega_feriado = 'N' and exists (
          select from feriados f where f.fecha = v.fecha and f.ambito = 'N' and f.estado = 'A'))`,
  'every premio has a colilla of a closed venta': sql`
    select p.id from premios p where not exists (
      select from ventas v join detalle_ventas d on d.fk_venta = v.id
        where v.fk_vendedor = p.fk_vendedor and v.fk_sorteo = p.fk_sorteo and v.fecha = p.fecha
          and v.estado = 'C' and d.colilla = p.colilla)`,
  'every suma of a nomina matches its ventas': sql`
    select d.id from detalle_nominas d join nominas n on n.id = d.fk_nomina join usuarios u on u.id = d.fk_usuario
      where d.suma <> coalesce((
        select sum(v.total) from ventas v where v.estado = 'C' and v.fecha between n.fecha and n.fecha_final
          and case u.rol when 'sumador' then v.fk_usuario_sumador = u.id
            when 'administrador' then v.fk_usuario = u.id else false end), 0)`,
  'a nomina is the sum of its lines': sql`
    select n.id from nominas n join detalle_nominas d on d.fk_nomina = n.id
      group by n.id having n.total <> sum(d.total) or n.base <> sum(d.base) or max(d.orden) <> count(*)`,
  'a week with a nomina has no drafts': sql`
    select v.id from ventas v join nominas n on n.fk_usuario = v.fk_usuario
      where v.estado = 'B' and v.fecha between n.fecha and n.fecha_final`,
  'the saldo of a loan is its valor without its abonos': sql`
    select p.id from prestamos p left join abonos a on a.fk_prestamo = p.id and a.estado = 'A'
      group by p.id having p.saldo <> p.valor - coalesce(sum(a.valor), 0)`,
  'abonos do not exceed the descuentos of their nomina': sql`
    select a.fk_nomina from abonos a where a.origen = 'NOMINA' group by a.fk_nomina
      having sum(a.valor) > (select sum(descuentos) from detalle_nominas d where d.fk_nomina = a.fk_nomina)`,
  'every administrador has cash at the end': sql`select fk_usuario from saldos group by 1 having sum(valor) <= 0`,
  'every venta has a history that begins with its creation': sql`
    select id from ventas v where not exists (
      select from historial h where h.recurso = 'ventas' and h.fk_registro = v.id and h.accion = 'creación')`,
  'no decision is older than its record': sql`
    select h.fk_registro from historial h
      join historial c on c.recurso = h.recurso and c.fk_registro = h.fk_registro and c.accion = 'creación'
      where h.fecha < c.fecha`,
  'nothing is later than the morning of that day': sql`
    select 1 from premios where fecha_actualizacion > '2026-11-21T05:00:00Z'
      union all select 2 from nominas where fecha_actualizacion > '2026-11-21T05:00:00Z'
      union all select 3 from usuarios where ultima_conexion > '2026-11-21T05:00:00Z'
      union all select 4 from notificaciones where fecha >= '2026-11-21'`,
};

test.each(Object.entries(exceptions))('in the demo, %s', async (_, query) => {
  expect((await query.execute(database.db)).rows).toEqual([]);
});

test('the demo is not added to a database with users', async () => {
  const before = await contentOf(database.db);

  await seedDemo(database.db, diskStore(filesDir), '2026-12-24');

  expect(await contentOf(database.db)).toEqual(before);
});
