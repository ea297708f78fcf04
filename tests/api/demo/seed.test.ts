import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyPassword } from '../../../api/auth/password';
import type { Schema } from '../../../api/db/schema';
import { seedDemo } from '../../../api/demo/seed';
import { diskStore } from '../../../api/files/diskStore';
import { PROOFS } from '../../../api/files/proofName';
import { basePay } from '../../../api/sections/nomina/pay';
import { roles } from '../../../contract/roles';
import { readTables } from '../db/readTables';
import { openTestDatabase, type TestDatabase } from '../testDatabase';

/** A Saturday. */
const TODAY = '2026-11-21';

let database: TestDatabase;
let db: Kysely<Schema>;
let filesDir: string;
/** Read once: nothing here writes. */
let all: Awaited<ReturnType<typeof readTables>>;

beforeAll(async () => {
  filesDir = mkdtempSync(join(tmpdir(), 'loteria-demo-'));
  database = await openTestDatabase();
  db = database.db;
  await seedDemo(db, diskStore(filesDir), TODAY);
  all = await readTables(db);
});
afterAll(async () => {
  await database.close();
  rmSync(filesDir, { recursive: true });
});

const counted = async (table: keyof Schema, of = sql<string>`estado`) => {
  const { rows } = await sql<{ of: string; count: number }>`
    select ${of} as of, count(*) as count from ${sql.table(table)} group by 1`.execute(db);

  return new Map(rows.map(({ of, count }) => [of, count]));
};

describe('the demo', () => {
  test('has about 40 users over the five roles, four of them administradores', async () => {
    const { usuarios } = all;

    expect(usuarios).toHaveLength(40);
    expect(new Set(usuarios.map(({ rol }) => rol))).toEqual(new Set(roles));
    expect(usuarios.filter(({ rol }) => rol === 'administrador')).toHaveLength(4);
    expect(new Set(usuarios.map(({ estado }) => estado))).toEqual(new Set(['A', 'I']));
    expect(new Set(usuarios.map(({ sueldo_fijo }) => sueldo_fijo))).toEqual(new Set(['S', 'N']));
    expect(usuarios.some(({ cuenta_bancaria }) => cuenta_bancaria === '')).toBe(true);
    expect(usuarios.some(({ ultima_conexion }) => ultima_conexion === null)).toBe(true);
  });

  test('has one who signs in under the name of each role', async () => {
    for (const rol of roles) {
      const user = all.usuarios.find(({ username }) => username === rol);

      expect(user).toMatchObject({ rol, estado: 'A' });
      expect(await verifyPassword(user?.password_hash, 'demo-loteria')).toBe(true);
    }
  });

  test('has the last 52 finished weeks of each administrator, and leaves the running one free', async () => {
    const { nominas } = all;

    expect(nominas).toHaveLength(4 * 52);
    expect(nominas.at(0)?.fecha).toBe('2025-11-17');
    expect(nominas.at(-1)).toMatchObject({ fecha: '2026-11-09', fecha_final: '2026-11-15' });
  });

  test('adds up: each line from its parts, each nomina from its lines', async () => {
    const { nominas, lines, usuarios } = all;
    const termsOf = new Map(usuarios.map((user) => [user.id, user]));

    for (const line of lines) {
      const terms = termsOf.get(line.fk_usuario);
      expect(terms && basePay(terms, line.suma)).toBe(line.base);
      expect(line.base + line.otros_ingresos - line.descuentos).toBe(line.total);
    }
    for (const nomina of nominas) {
      const own = lines.filter(({ fk_nomina }) => fk_nomina === nomina.id);
      expect(own.map(({ orden }) => orden)).toEqual(own.map((_, index) => index + 1));
      expect(own.reduce((sum, { total }) => sum + total, 0)).toBe(nomina.total);
      expect(own.reduce((sum, { base }) => sum + base, 0)).toBe(nomina.base);
    }
    expect(lines.some(({ total }) => total % 100 !== 0)).toBe(true);
  });

  test('has a picture for every proof, and leaves lines of the last weeks without', async () => {
    const { nominas, lines, premios, gastos, depositos } = all;
    const ingresos = await db.selectFrom('ingresos').select('comprobante').execute();
    const named = [...nominas, ...lines, ...premios, ...gastos, ...ingresos, ...depositos]
      .flatMap(({ comprobante }) => comprobante.split(','))
      .filter((path) => path !== '')
      .map((path) => path.slice(PROOFS.length + 1));

    expect(new Set(named).size).toBe(named.length);
    expect(readdirSync(filesDir).sort()).toEqual([...named].sort());
    expect(await sharp(readFileSync(join(filesDir, named[0] ?? ''))).metadata()).toMatchObject({
      format: 'png',
      width: 360,
    });

    const last = nominas.filter(({ fecha }) => fecha === '2026-11-09').map(({ id }) => id);
    const open = lines.filter(({ fk_nomina, comprobante }) => last.includes(fk_nomina) && comprobante === '');
    expect(open.length).toBeGreaterThan(10);
  });

  test('has a year of ventas with their lines, and premios, depositos and prestamos in every state', async () => {
    const ventas = await counted('ventas');
    const total = [...ventas.values()].reduce((sum, count) => sum + count, 0);

    expect(total).toBeGreaterThanOrEqual(20_000);
    expect([...ventas.keys()].sort()).toEqual(['B', 'C', 'X']);
    expect([...(await counted('premios')).keys()].sort()).toEqual([
      ...['ANULADO', 'PAGADO', 'PENDIENTE', 'RECHAZADO', 'REVISADO'],
    ]);
    expect([...(await counted('depositos')).keys()].sort()).toEqual(['D', 'P', 'R']);
    expect([...(await counted('prestamos')).keys()].sort()).toEqual(['A', 'P', 'X']);
    expect([...(await counted('abonos', sql`origen`)).keys()].sort()).toEqual(['CAJA', 'NOMINA']);
  });

  test.each([
    [
      'a venta is the sum of its lines that are not void',
      sql`select v.id from ventas v left join detalle_ventas d on d.fk_venta = v.id and d.colilla not like '(%'
        group by v.id having v.total <> coalesce(sum(d.valor), 0) or v.colillas <> count(d.colilla)`,
    ],
    [
      'a draw is not sold on a day on which it is not held',
      sql`select v.id from ventas v join sorteos s on s.id = v.fk_sorteo
        where strpos(s.dias, substr('LMXJVSD', extract(isodow from v.fecha)::int, 1)) = 0
          or (s.juega_feriado = 'N' and exists (
            select from feriados f where f.fecha = v.fecha and f.ambito = 'N' and f.estado = 'A'))`,
    ],
    [
      'a premio won by a colilla that stands in a closed venta',
      sql`select p.id from premios p where not exists (
        select from ventas v join detalle_ventas d on d.fk_venta = v.id
        where v.fk_vendedor = p.fk_vendedor and v.fk_sorteo = p.fk_sorteo and v.fecha = p.fecha
          and v.estado = 'C' and d.colilla = p.colilla)`,
    ],
    [
      'every suma of a nomina is that of its ventas',
      sql`select d.id from detalle_nominas d join nominas n on n.id = d.fk_nomina join usuarios u on u.id = d.fk_usuario
        where d.suma <> coalesce((
          select sum(v.total) from ventas v where v.estado = 'C' and v.fecha between n.fecha and n.fecha_final
            and case u.rol when 'sumador' then v.fk_usuario_sumador = u.id
              when 'administrador' then v.fk_usuario = u.id else false end), 0)`,
    ],
    [
      'no draft stands in a week that has its nomina',
      sql`select v.id from ventas v join nominas n on n.fk_usuario = v.fk_usuario
        where v.estado = 'B' and v.fecha between n.fecha and n.fecha_final`,
    ],
    [
      'a loan owes what its abonos have not paid',
      sql`select p.id from prestamos p left join abonos a on a.fk_prestamo = p.id and a.estado = 'A'
        group by p.id having p.saldo <> p.valor - coalesce(sum(a.valor), 0)`,
    ],
    [
      'descuentos of a nomina pay back no more than they are',
      sql`select a.fk_nomina from abonos a where a.origen = 'NOMINA' group by a.fk_nomina
        having sum(a.valor) > (select sum(descuentos) from detalle_nominas d where d.fk_nomina = a.fk_nomina)`,
    ],
    [
      'the kept balances are those of the ledger',
      sql`select * from (
          select fk_usuario, tramo(fecha) as fecha, concepto, sum(valor) as valor from movimientos group by 1, 2, 3
        ) m full join saldos s using (fk_usuario, fecha, concepto)
        where coalesce(m.valor, 0) <> coalesce(s.valor, 0)`,
    ],
    [
      'nobody is out of cash at the end',
      sql`select fk_usuario from saldos group by 1 having sum(valor) <= 0`,
    ],
    [
      'every record has a history that begins with its creation',
      sql`select id from ventas v where not exists (
        select from historial h where h.recurso = 'ventas' and h.fk_registro = v.id and h.accion = 'creación')`,
    ],
    [
      'nothing is decided before it was created',
      sql`select h.recurso, h.fk_registro from historial h
        join historial c on c.recurso = h.recurso and c.fk_registro = h.fk_registro and c.accion = 'creación'
        where h.fecha < c.fecha`,
    ],
  ])('%s', async (_, exceptions) => {
    expect((await exceptions.execute(db)).rows).toEqual([]);
  });

  test('holds nothing that lies after the morning of that day', async () => {
    const { usuarios, nominas, notificaciones, premios } = all;
    const instants = [
      ...premios.map((premio) => premio.fecha_actualizacion),
      ...usuarios.map((user) => user.ultima_conexion ?? ''),
      ...nominas.map((n) => n.fecha_actualizacion),
    ];

    expect(instants.filter((instant) => instant > `${TODAY}T05:00:00.000Z`)).toEqual([]);
    expect(notificaciones.filter(({ fecha }) => fecha >= TODAY)).toEqual([]);
  });

  test('stays out of a database that has users', async () => {
    await seedDemo(db, diskStore(filesDir), '2026-12-24');

    expect((await readTables(db)).nominas).toHaveLength(4 * 52);
  });
});
