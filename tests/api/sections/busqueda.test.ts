import { beforeAll, expect, test } from 'vitest';
import { busquedaCalls } from '../../../contract/busqueda';
import { vendedoresRest } from '../../../contract/vendedores';
import type { Client } from '../../support/api/testApi';
import { MONDAY, openWorld, refusedWith, TODAY, using } from '../../support/api/world';

const world = openWorld();
const NUMBER = 7001;
const OTHER = 7002;
beforeAll(async () => {
  const { berta, carlos, zoe, rita, lotto, on, db } = world;
  const both = [
    { id: NUMBER, fk_usuario: berta.user.id, fk_vendedor: zoe },
    { id: OTHER, fk_usuario: carlos.user.id, fk_vendedor: rita },
  ];
  for (const { id, fk_usuario, fk_vendedor } of both) {
    const own = { fecha: TODAY, fk_sorteo: lotto, fk_usuario, fk_vendedor };
    await on.venta({ ...own, id });
    await on.nomina({ id, fk_usuario, fecha: MONDAY, fecha_final: '2026-10-18' });
    const premio = await on.premio({ ...own, colilla: '0457', valor: 15_050, estado: 'PENDIENTE' });
    premios.set(id, premio);
  }
  await db.updateTable('usuarios').set({ username: 'bmora' }).where('id', '=', berta.user.id).execute();
});

/** The database assigns the secuencia, so it cannot be NUMBER. */
const premios = new Map<number, number>();
const secuenciaOf = (number: number) => premios.get(number) ?? 0;

const search = async (who: Client, q: string) => {
  const { status, body } = await who.call(busquedaCalls.find, { query: { q } });
  expect(status, JSON.stringify(body)).toBe(200);

  return body.hallazgos as { seccion: string; id: number; texto: string; detalle: string }[];
};
const names = async (who: Client, q: string) =>
  (await search(who, q)).map(({ seccion, texto }) => `${seccion}: ${texto}`);

test('a premio is found by its secuencia and shows its details', async () => {
  const id = secuenciaOf(NUMBER);
  const premio = {
    seccion: 'premios',
    id,
    texto: `Premio ${id}`,
    detalle: '2026-10-14 · Lotto 21:00 · Zoe Paz · colilla 0457 · $150.50',
  };

  for (const q of [String(id), `#${id}`, ` ${id} `]) {
    expect((await search(world.pia, q)).filter(({ seccion }) => seccion === 'premios')).toEqual([premio]);
  }
});

test('ventas and nominas are found by their id', async () => {
  expect(await search(world.chief, String(NUMBER))).toEqual([
    {
      seccion: 'ventas',
      id: NUMBER,
      texto: `Venta ${NUMBER}`,
      detalle: expect.stringMatching(/^2026-10-14 · Lotto 21:00 · Zoe Paz · \$/),
    },
    {
      seccion: 'nomina',
      id: NUMBER,
      texto: `Nomina ${NUMBER}`,
      detalle: '2026-10-12 al 2026-10-18 · Berta Mora',
    },
  ]);
});

test('promotores are found by código, cédula or parts of their name, without regard to case and accents', async () => {
  for (const q of ['P-01', 'zoé PAZ', 'paz z']) {
    expect(await names(world.chief, q)).toContain('vendedores: Zoe Paz');
  }
  const { cedula } = await using(vendedoresRest.calls).read(world.chief, world.zoe);
  expect(await names(world.chief, cedula)).toEqual(['vendedores: Zoe Paz']);
  expect(await names(world.chief, '%')).toEqual([]);
});

test('each section has at most five results, enabled ones first', async () => {
  const { berta, on } = world;
  for (let index = 0; index < 7; index += 1) {
    const name = { nombre: 'Igual', apellido: `Nro ${index}`, codigo: `I-${index}` };
    await on.vendedor({ fk_usuario: berta.user.id, ...name, estado: index < 4 ? 'I' : 'A' });
  }

  const found = await search(world.chief, 'igual');

  expect(found.map(({ detalle }) => detalle)).toEqual(
    [/^I-6 · \d{10}$/, /^I-5/, /^I-4/, /^I-3 · \d{10} · no habilitado$/, /^I-2/].map((text) =>
      expect.stringMatching(text),
    ),
  );
});

test('each role finds records only of its own sections', async () => {
  const { chief, berta, sara, pia, rosa } = world;
  const sectionsOf = async (who: Client) => {
    const found = [
      ...(await search(who, String(NUMBER))),
      ...(await search(who, String(secuenciaOf(NUMBER)))),
      ...(await search(who, 'P-01')),
      ...(await search(who, 'bmora')),
    ];

    return [...new Set(found.map(({ seccion }) => seccion))].sort();
  };
  const all = ['nomina', 'premios', 'sorteos', 'usuarios', 'vendedores', 'ventas'];

  expect(await sectionsOf(chief)).toEqual(all);
  expect(await sectionsOf(berta)).toEqual(all.filter((name) => !['usuarios', 'sorteos'].includes(name)));
  expect(await sectionsOf(sara)).toEqual(['ventas']);
  expect(await sectionsOf(pia)).toEqual(['premios']);
  expect(await sectionsOf(rosa)).toEqual(['premios']);
});

test('records of every other section are found by their words or id, with details', async () => {
  const { berta, chief, on } = world;
  const own = { fk_usuario: berta.user.id, fecha: TODAY, valor: 4_799 };
  const gasto = await on.gasto({ ...own, tipo: 'servicios', descripcion: 'Luz del local' });
  await on.ingreso({ ...own, tipo: 'otros', descripcion: 'Local alquilado' });
  await on.deposito({ ...own, tipo: 'RECIBIR', estado: 'P', banco: 'Banco Local' });
  await on.transferencia({
    fecha: TODAY,
    valor: 4_799,
    concepto: 'Del local',
    fk_usuario_origen: berta.user.id,
    fk_usuario_destino: world.carlos.user.id,
  });
  await on.prestamo({ ...own, motivo: 'Local nuevo', fk_vendedor: world.zoe, saldo: 4_799 });
  await on.sorteo({ nombre: 'Local', hora_sorteo: '12:00', hora_cierre: '11:30' });
  await on.feriado({ nombre: 'Fiesta local', fecha: '2026-12-06' });

  const found = await search(chief, 'LOCAL');
  expect(found.map(({ seccion }) => seccion)).toEqual([
    'sorteos',
    'feriados',
    'gastos',
    'ingresos',
    'depositos',
    'transferencias',
    'prestamos',
  ]);
  const [sorteo, feriado, first] = found;
  expect(first).toEqual({
    seccion: 'gastos',
    id: gasto,
    texto: `Gasto ${gasto}`,
    detalle: '2026-10-14 · Luz del local · $47.99',
  });
  expect([sorteo?.texto, feriado?.texto]).toEqual(['Local 12:00', 'Fiesta local']);
  expect(await search(berta, `#${gasto}`)).toContainEqual(first);
  expect(await names(world.carlos, 'local')).toEqual([expect.stringMatching(/^transferencias/)]);
  expect(await names(world.pia, 'local')).toEqual([]);
  expect(await names(world.sara, 'local')).toEqual([]);
});

test('an empty search is refused in Spanish, and too many digits find nothing', async () => {
  expect(await world.chief.call(busquedaCalls.find, { query: { q: ' ' } })).toMatchObject(
    refusedWith(400, 'Escriba lo que busca'),
  );
  expect(await search(world.chief, '9'.repeat(15))).toEqual([]);
});
