import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { authCalls } from '../../../contract/auth';
import type { Call } from '../../../contract/call';
import { gastosRest } from '../../../contract/gastos';
import { notificacionesCalls } from '../../../contract/notificaciones';
import { premiosRest } from '../../../contract/premios';
import { sorteosRest } from '../../../contract/sorteos';
import { transferenciasRest } from '../../../contract/transferencias';
import { importCalls } from '../../support/api/calls';
import { importFile } from '../../support/api/importFile';
import { eventually, openPage, type Page, startProcess } from '../../support/api/live/listening';
import { make } from '../../support/api/samples';
import type { Client } from '../../support/api/testApi';
import { openWorld, using } from '../../support/api/world';
import { sampleOf } from '../../support/sampleOf';

const gastos = using(gastosRest.calls);

const world = openWorld();
let here: Awaited<ReturnType<typeof startProcess>>;
let there: typeof here;
const pages: Page[] = [];

beforeAll(async () => {
  here = await startProcess(world);
  there = await startProcess(world);
});
afterEach(async () => {
  await Promise.all(pages.splice(0).map((page) => page.leave()));
});
afterAll(() => Promise.all([here.end(), there.end()]));

const listen = async (client: Client, process = here) => {
  const page = await openPage(process, client);
  pages.push(page);
  await eventually(() => expect(page.isOpen()).toBe(true));

  return page;
};

const gasto = (who: Client) => ({ ...sampleOf(gastosRest), fk_usuario: who.user.id });

const spend = async (who: Client, by = who) => {
  const { status, body } = await gastos.create(by, gasto(who));
  expect({ status, body }).toMatchObject({ status: 200 });

  return Number(body.id);
};

/** Events arrive in order, so all earlier ones have arrived too. */
const hears = (page: Page, what: string) => eventually(() => expect(page.heard).toContain(what));

describe('changes are sent to other users', () => {
  test('[O7] with ids only, from any process', async () => {
    const { berta, chief } = world;
    const [near, far] = [await listen(chief), await listen(chief, there)];

    const id = await spend(berta);
    await gastos.change(berta, id, { descripcion: 'Papel bond' });
    await hears(near, `resource/gastos/${id} updated`);
    await hears(far, `resource/gastos/${id} updated`);

    expect(near.heard).toContain(`resource/gastos/${id} created`);
    expect(near.headers.get('content-type')).toMatch('text/event-stream');
    expect(near.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(near.headers.get('x-accel-buffering')).toBe('no');
  });

  test('[O7] for rows of the own administrador only; staff without administrador get none', async () => {
    const { berta, carlos, sara } = world;
    const loner = await world.signIn('sumador');
    const opened = await Promise.all([berta, carlos, sara, loner].map((who) => listen(who)));

    const ofBerta = await spend(berta);
    const ofCarlos = await spend(carlos);
    const { body } = await using(sorteosRest.calls).create(world.chief, sampleOf(sorteosRest));
    const last = `resource/sorteos/${body.id} created`;
    await Promise.all(opened.map((page) => hears(page, last)));

    // A sumador cannot open gastos.
    expect(opened.map(({ heard }) => heard)).toEqual([
      [`resource/gastos/${ofBerta} created`, last],
      [`resource/gastos/${ofCarlos} created`, last],
      [last],
      [last],
    ]);
  });

  test('after a transfer, to both sides and nobody else', async () => {
    const { berta, carlos, chief } = world;
    const third = await world.signIn('administrador');
    const [from, to, other] = [await listen(berta), await listen(carlos), await listen(third)];

    const { body } = await make(world, transferenciasRest);
    await Promise.all([from, to].map((page) => hears(page, `resource/transferencias/${body.id} created`)));
    const own = `resource/gastos/${await spend(third, chief)} created`;
    await hears(other, own);

    expect(other.heard).toEqual([own]);
  });

  test("with a notification at once, and its reading to the user's other pages", async () => {
    const { pia, rosa } = world;
    const [rosas, pias] = [await listen(rosa), await listen(pia)];

    const { body } = await make(world, premiosRest);
    await hears(rosas, `resource/premios/${body.id} created`);
    await eventually(() => expect(rosas.heard.join()).toContain('resource/notificaciones/'));
    const [note] = (await rosa.call(notificacionesCalls.list, { body: {} })).body.notificaciones;
    await rosa.call(notificacionesCalls.update, { body: { id: note.id } });
    await hears(rosas, `resource/notificaciones/${note.id} updated`);
    await hears(pias, `resource/premios/${body.id} created`);

    expect(rosas.heard).toContain(`resource/notificaciones/${note.id} created`);
    expect(pias.heard.filter((one) => one.includes(`notificaciones/${note.id} `))).toEqual([]);
  });

  test('in a few events for a thousand rows of a file', async () => {
    const { berta, chief } = world;
    const page = await listen(chief, there);
    const { comprobante, motivo_anulacion, ...row }: Record<string, unknown> = gasto(berta);

    const { status } = await importFile(chief, importCalls.gastos as Call, {
      archivo: 'mil.xlsx',
      por_defecto: {},
      columnas: Object.keys(row),
      filas: Array(1000).fill(Object.values(row)),
    });
    expect(status).toBe(200);
    await eventually(() => expect(page.heard.length).toBe(1000));

    expect(page.types.length).toBeLessThan(20);
  }, 60_000);
});

describe('a stream ends with its session', () => {
  const change = ({ user: { id } }: Client, values: { estado?: 'I'; rol?: string }) =>
    world.db.updateTable('usuarios').set(values).where('id', '=', id).execute();

  test.each([
    ['by Salir', (who: Client) => who.call(authCalls.logout)],
    ['when the user is disabled', (who: Client) => change(who, { estado: 'I' })],
    ['when the role changes', (who: Client) => change(who, { rol: 'sumador' })],
  ])('%s', async (_, end) => {
    const who = await world.signIn('administrador');
    const [page, other] = [await listen(who), await listen(world.chief)];

    await end(who);
    // Write the row directly, because the API would send an event of its own.
    await world.db
      .insertInto('historial')
      .values({
        recurso: 'usuarios',
        fk_registro: who.user.id,
        fk_usuario: world.chief.user.id,
        fecha: world.clock.now.toISOString(),
        accion: 'modificación',
        cambios: '[]',
      })
      .execute();
    await eventually(() => expect(page.isOver()).toBe(true));

    expect(other.isOver()).toBe(false);
    expect(page.heard).toEqual([]);
  });

  test('[O7] when it expires, without any write', async () => {
    const quick = await startProcess(world, 20);
    const who = await world.signIn('administrador');
    const page = await listen(who, quick);
    await eventually(() => expect(page.beats()).toBeGreaterThan(1));

    await world.db
      .updateTable('sesiones')
      .set({ expira: world.clock.now.toISOString() })
      .where('id', '=', who.sessionId)
      .execute();
    await eventually(() => expect(page.isOver()).toBe(true));
    await quick.end();
  });

  test('and cannot be opened without one, nor more often than a browser needs', async () => {
    const who = await world.signIn('administrador');
    const own = await world.signIn('administrador', { clave_ajena: true });

    expect((await openPage(here, { token: 'x.y.z' })).status).toBe(401);
    expect((await openPage(here, own)).status).toBe(403);
    const ten = await Promise.all(Array.from({ length: 10 }, () => listen(who)));
    expect((await openPage(here, who)).status).toBe(429);
    await ten[0]?.leave();
    await eventually(async () => expect((await listen(who)).status).toBe(200));
  });

  test('all streams end when the process stops, and no new one opens', async () => {
    const quick = await startProcess(world);
    const page = await listen(world.chief, quick);
    expect(quick.count()).toBe(1);

    await quick.end();
    await eventually(() => expect(page.isOver()).toBe(true));
    expect(quick.count()).toBe(0);

    expect((await openPage(quick, world.chief)).status).toBe(503);
  });
});
