import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ajustesCalls } from '../../contract/ajustes';
import type { Call } from '../../contract/call';
import { comprobantesCalls } from '../../contract/comprobantes';
import { negocioCalls } from '../../contract/negocio';
import { nominaCalls } from '../../contract/nomina';
import { notificacionesCalls, notificacionesLeidasCall } from '../../contract/notificaciones';
import { deshacerCall, premiosRest } from '../../contract/premios';
import { restSections } from '../../contract/restSections';
import { usuariosCalls } from '../../contract/usuarios';
import { alikeCalls, contractCalls, importCalls, proofCalls } from '../support/api/calls';
import { file, png } from '../support/api/files/pictures';
import { right } from '../support/api/rightBodies';
import { oneOfEach } from '../support/api/samples';
import type { Client } from '../support/api/testApi';
import { MONDAY, makeWorld, TODAY, using, type World } from '../support/api/world';

const extraKeys = {
  base: 1,
  total: 1,
  suma: 1,
  comision: 1,
  colillas: 9,
  saldo: 1,
  abonado: 1,
  paga: 99,
  valor: 99,
  id: 77,
  fk_nomina: 1,
  orden: 99,
  nombre: 'Otro',
  apellido: 'Otro',
  usuario: { nombre: 'Otro' },
  comprobante: 'comprobantes/x.png',
  detalle_nominas: [{ total: 1 }],
  mensaje: 'otro',
  secuencia: 1,
  estado: 'X',
  version: 99,
  rol: 'superadministrador',
  role: 'superadministrador',
  username: 'otro',
  password: 'otra-clave',
  password_hash: 'x',
  sueldo_fijo: 'N',
  ultima_conexion: '2000-01-01',
  fecha_creacion: '2000-01-01',
  fecha_actualizacion: '2000-01-01',
  hora: '00:00:00',
  fecha_revision: '2020-01-01T00:00:00Z',
  fecha_pago: '2020-01-01',
  fecha_resolucion: '2020-01-01',
  fk_usuario_principal: 1,
  usuarioPrincipal: 1,
  fk_usuario_sumador: 4,
  fk_usuario_correccion: 4,
  fk_usuario_paso: 4,
  fk_usuario_revisor: 4,
  fk_usuario_pago: 4,
  fk_usuario_resolucion: 4,
  constructor: { prototype: { rol: 'superadministrador' } },
  toString: 'x',
};

/** The contract has these keys, but the API takes the author from the session. */
const audit = {
  fk_usuario_creacion: 4,
  fk_usuario_actualizacion: 4,
  usuarioCreacion: 4,
  usuarioActualizacion: 4,
};

const tables = [
  'ventas',
  'detalle_ventas',
  'premios',
  'gastos',
  'ingresos',
  'depositos',
  'transferencias',
  'prestamos',
  'abonos',
  'saldos',
  'notificaciones',
  'historial',
  'feriados',
  'nominas',
  'detalle_nominas',
  'ajustes_nomina',
  'negocio',
] as const;

const FINAL = ['transferencias', 'abonos', 'depositos', 'prestamos'];

/** Each errand has a database of its own, and the next one gets it emptied. */
const errand = async (extra: object, forged: object = {}) => {
  const world = await makeWorld();
  try {
    return await errandIn(world, extra, forged);
  } finally {
    await world.close();
  }
};

const errandIn = async (world: World, extra: object, forged: object) => {
  const { chief, berta, db } = world;
  const tried = new Set<Call>();
  const made = await oneOfEach(world, (body) => ({ ...extra, ...body, ...forged }));

  for (const { name, calls } of restSections) {
    const record = await using(calls).read(chief, made[name]?.id ?? 0);
    const { status } = await using(calls).update(chief, { ...extra, ...record, ...forged });
    expect({ name, status }).toEqual({ name, status: FINAL.includes(name) ? 409 : 200 });
    tried.add(calls.create).add(calls.update);
  }

  const { version: _, ...withoutVersion } = { version: 0, ...extra };
  const write = async (who: Client, call: Call, values: object, id = 0) => {
    // The version of a user is a real key: an old one gets a 409.
    const more = call === usuariosCalls.update ? withoutVersion : extra;
    const { status, body } = await who.call(call, {
      params: { id },
      body: { ...more, ...values, ...forged },
    });
    expect({ call: call.path, status, error: body.error }).toMatchObject({ status: 200, error: undefined });
    tried.add(call);

    return body;
  };
  const { version, ...form } = { version: 0, ...right.get(usuariosCalls.update), usuarioPrincipal: '' };
  const login = { username: 'eva', password: 'una clave larga' };
  await write(chief, usuariosCalls.create, { ...form, ...login, usuarioCreacion: '' });
  const eva = await db
    .selectFrom('usuarios')
    .select(['id', 'username'])
    .where('username', '=', 'eva')
    .executeTakeFirstOrThrow();
  await write(chief, usuariosCalls.update, { ...form, id: eva.id, estado: 'A' });
  await write(chief, usuariosCalls.setPassword, { id: eva.id, password: 'otra-clave-larga' });
  const own = { current_password: 'otra-clave-larga', new_password: 'nueva-clave' };
  await write(await world.signInAs(eva), usuariosCalls.changePassword, {
    id: eva.id,
    ...own,
    confirmation_password: 'nueva-clave',
  });
  const note = { fk_usuario: berta.user.id, mensaje: 'm', fecha: TODAY, hora: '09:00:00', secuencia: 7 };
  const told = await db.insertInto('notificaciones').values(note).returning('id').executeTakeFirstOrThrow();
  await write(berta, notificacionesCalls.update, told);
  await write(berta, notificacionesLeidasCall, { ids: [told.id] });
  const sara = world.sara.user.id;
  await db
    .updateTable('usuarios')
    .set({ sueldo_fijo: 'N', paga: 1_000, apellido: 'Toro' })
    .where('id', '=', sara)
    .execute();
  const week = { fecha: MONDAY, fecha_final: '2026-10-18', cuenta_bancaria: 'x' };
  const { id } = await write(berta, nominaCalls.create, { ...week, fk_usuario: berta.user.id });
  await write(berta, nominaCalls.upload, { id, files: [file(png())] });
  const line = await db.selectFrom('detalle_nominas').select('id').orderBy('id').executeTakeFirstOrThrow();
  const money = { descuentos: '1', otros_ingresos: '' };
  await write(berta, nominaCalls.uploadLine, { id: line.id, files: [file(png())], ...money });
  const files = [file(png())];
  const motivo = 'Otra foto';
  await write(chief, comprobantesCalls.nomina, { files, motivo }, id);
  await write(chief, comprobantesCalls.detalle_nominas, { files, motivo }, line.id);
  const fk_vendedor = await world.on.vendedor({ fk_usuario: berta.user.id, codigo: 'P-77' });
  await world.sold([['1', 1_000]], { fk_vendedor, fk_usuario_sumador: sara });
  const change = { fk_usuario: sara, diferencia: '10', valor: '1', fk_nomina: null, motivo };
  const { diferencias } = await write(berta, ajustesCalls.create, change, id);
  const [{ id: fk_ajuste }] = diferencias.at(-1).ajuste.ajustes;
  await write(berta, ajustesCalls.undo, { fk_ajuste }, id);
  await write(chief, negocioCalls.update, { nombre: 'Suerte', version: 0 });
  const { id: premio = 0 } = made.premios ?? {};
  const reviewed = await using(premiosRest.calls).change(world.rosa, premio, { estado: 'REVISADO' });
  await write(world.rosa, deshacerCall, { version: reviewed.body.version }, premio);
  for (const [name, call] of Object.entries(proofCalls)) {
    const { id } = made[name] ?? {};
    const comprobante = await world.upload(chief);
    const { version } = await db
      .updateTable(name as 'gastos')
      .set({ comprobante })
      .where('id', '=', Number(id))
      .returning('version')
      .executeTakeFirstOrThrow();
    await write(chief, call, { comprobante: await world.upload(chief), motivo, version }, id);
  }

  const stored: Record<string, unknown> = {};
  const read = async (name: string, query: ReturnType<typeof sql>) => {
    const { rows } = await query.execute(db);
    stored[name] = JSON.parse(JSON.stringify(rows, withoutChance));
  };
  for (const table of tables) await read(table, sql`select * from ${sql.table(table)} order by 1, 2, 3`);
  await read('usuarios', sql`select * from usuarios where username = 'eva'`);

  return { stored: { made, ...stored }, tried };
};

/** File names, hashes, the real clock and user names differ in each run. */
const withoutChance = (key: string, value: unknown) => {
  if (key === 'password_hash') return '';
  if (/^(cuenta_bancaria|apellido)$/.test(key)) return String(value).replace(/\d+$/, 'n');
  if (/^fecha_/.test(key) && Date.parse(String(value)) > Date.now() - HOUR) return 'now';

  return typeof value === 'string' ? value.replaceAll(/[0-9a-f]{32}/g, 'x') : value;
};
const HOUR = 60 * 60 * 1000;

test('[A2] [A3] extra keys in a write have no effect, and the author is always the signed-in user', async () => {
  expect(Object.keys(extraKeys).length).toBeGreaterThanOrEqual(30);
  const { stored, tried } = await errand({});
  const others = [...Object.values(importCalls), ...Object.values(alikeCalls)];
  const writes = [...contractCalls.values()].filter(
    (call) => call.method !== 'GET' && call.access !== 'public' && !others.includes(call),
  );

  // These calls take no record.
  expect(writes.filter((call) => !tried.has(call)).map(({ path }) => path)).toEqual([
    '/api/sesiones/cerrar-otras',
    '/api/notificaciones',
    '/api/nomina',
    '/api/nomina/conteo',
    '/api/archivos',
    '/api/nomina/{id}/reabrir',
    '/api/nomina/{id}/cerrar',
    ...Object.keys(importCalls).map((name) => `/api/${name}/importar/{id}/deshacer`),
  ]);
  expect((await errand(extraKeys, audit)).stored).toEqual(stored);
  const proto = JSON.parse('{"__proto__":{"rol":"superadministrador","total":1,"estado":"X"}}');
  expect((await errand(proto)).stored).toEqual(stored);
});
