import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nominaCalls } from '../../../contract/nomina';
import { notificacionesCalls } from '../../../contract/notificaciones';
import { routedCalls } from '../calls';
import { extraKeys } from '../extraKeys';
import { file, png } from '../files/pictures';
import { type Client, openTestApi, type TestApi } from '../testApi';

let api: TestApi;
let boss: Client;
let other: Client;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  boss = await api.signIn('administrador', { nombre: 'Berta', apellido: 'Mora', cuenta_bancaria: 'B-1' });
  other = await api.signIn('administrador');
});

const create = (extra: object = {}) =>
  boss.call(nominaCalls.create, {
    body: {
      ...extra,
      fk_usuario: boss.user.id,
      fecha: '2026-10-12',
      fecha_final: '2026-10-18',
      fk_usuario_creacion: other.user.id,
      cuenta_bancaria: 'x',
    },
  });
const rows = async () => ({
  nomina: await api.db
    .selectFrom('nominas')
    .selectAll()
    .where('fk_usuario', '=', boss.user.id)
    .executeTakeFirstOrThrow(),
  line: await api.db
    .selectFrom('detalle_nominas')
    .selectAll()
    .where('fk_usuario', '=', boss.user.id)
    .executeTakeFirstOrThrow(),
});
const notify = async () => {
  const note = {
    fk_usuario: boss.user.id,
    mensaje: 'm',
    fecha: '2026-10-14',
    hora: '09:00:00',
    secuencia: 7,
  };

  return api.db.insertInto('notificaciones').values(note).returning('id').executeTakeFirstOrThrow();
};
const uploads = (id: number, extra: object = {}) => ({
  body: { ...extra, id, files: [file(png())], fk_usuario_actualizacion: other.user.id },
});
const line = { descuentos: '1', otros_ingresos: '' };

test('[A2] who wrote a record is who was signed in, whatever the body says', async () => {
  await create();
  const { nomina, line: detalle } = await rows();
  expect(nomina.fk_usuario_creacion).toBe(boss.user.id);

  await boss.call(nominaCalls.upload, uploads(nomina.id));
  await boss.call(nominaCalls.uploadLine, uploads(detalle.id, line));

  const after = await rows();
  expect(after.nomina.fk_usuario_actualizacion).toBe(boss.user.id);
  expect(after.line.fk_usuario_actualizacion).toBe(boss.user.id);
});

test("[A2] nobody reads or marks another's notifications", async () => {
  const { id } = await notify();

  const list = await other.call(notificacionesCalls.list, { body: { fk_usuario: boss.user.id } });
  expect(list.body).toEqual({ notificaciones: [] });
  expect(await other.call(notificacionesCalls.update, { body: { id } })).toMatchObject({
    status: 404,
    body: { error: 'No existe la notificación' },
  });

  const own = await boss.call(notificacionesCalls.list, { body: { fk_usuario: other.user.id } });
  expect(own.body.notificaciones).toEqual([
    { id, mensaje: 'm', leido: 'N', fecha: '2026-10-14', hora: '09:00:00', secuencia: 7 },
  ]);
});

test('[A2] [SPEC 3.3] no answer holds a password hash', async () => {
  await create();
  const clients = [await api.signIn('superadministrador'), boss, await api.signIn('revisor')];

  for (const [, call] of routedCalls(api.app)) {
    if (call.access === 'public') continue;
    for (const client of clients) {
      const params = { id: call.path.startsWith('/api/nomina') ? (await rows()).nomina.id : boss.user.id };
      const { body } = await client.call(call, { params, body: call.body && { limit: 25, offset: 0 } });
      expect(JSON.stringify(body)).not.toMatch(/argon2|password/);
    }
  }
});

/** Everything stored of one user's errand, without what differs by itself. */
const stored = async () => {
  const notes = await api.db
    .selectFrom('notificaciones')
    .selectAll()
    .where('fk_usuario', '=', boss.user.id)
    .execute();
  const user = await api.db
    .selectFrom('usuarios')
    .selectAll()
    .where('id', '=', boss.user.id)
    .executeTakeFirstOrThrow();
  const text = JSON.stringify({ ...(await rows()), notes, user }, (key, value) => {
    if (key === 'id' || key.startsWith('fk_')) return undefined;
    if (['username', 'apellido', 'fecha_creacion', 'fecha_actualizacion'].includes(key)) return undefined;
    return key === 'comprobante' ? String(value).length : value;
  });

  return JSON.parse(text);
};

const errand = async (more: object) => {
  const note = await notify();
  expect((await create(more)).status).toBe(200);
  const { nomina, line: detalle } = await rows();
  expect((await boss.call(nominaCalls.upload, uploads(nomina.id, more))).status).toBe(200);
  expect((await boss.call(nominaCalls.uploadLine, uploads(detalle.id, { ...more, ...line }))).status).toBe(
    200,
  );
  expect((await boss.call(notificacionesCalls.update, { body: { ...more, ...note } })).status).toBe(200);

  return stored();
};

test('[A3] thirty keys too many in every write have no effect', async () => {
  expect(Object.keys(extraKeys)).toHaveLength(30);
  const plain = await errand({});

  boss = await api.signIn('administrador', { nombre: 'Berta', apellido: 'Mora', cuenta_bancaria: 'B-1' });
  expect(await errand(extraKeys)).toEqual(plain);

  boss = await api.signIn('administrador', { nombre: 'Berta', apellido: 'Mora', cuenta_bancaria: 'B-1' });
  expect(await errand(JSON.parse('{"__proto__":{"rol":"superadministrador","total":1}}'))).toEqual(plain);
});
