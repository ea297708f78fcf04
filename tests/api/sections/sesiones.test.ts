import { expect, test } from 'vitest';
import { authCalls } from '../../../contract/auth';
import { sesionesCalls } from '../../../contract/sesiones';
import { usuariosCalls } from '../../../contract/usuarios';
import { type Client, PASSWORD } from '../../support/api/testApi';
import { openWorld } from '../../support/api/world';

const api = openWorld();

const list = async (client: Client) => (await client.call(sesionesCalls.list)).body.sesiones;
const idsOf = async (client: Client) => (await list(client)).map(({ id }: { id: string }) => id);
const closeOthers = (client: Client) => client.call(sesionesCalls.closeOthers);
const profile = async (client: Client) => (await client.call(usuariosCalls.profile)).status;
const refresh = async (client: Client) => (await client.call(authCalls.refresh)).status;

test('the list shows browser, sign-in and last use of each session, the current one first', async () => {
  const user = await api.addUser({ rol: 'sumador' });
  const phone = await api.signInAs(user);
  const [desktop, signedIn] = [await api.signInAs(user), api.clock.now.toISOString()];
  api.tick(300);
  await phone.call(usuariosCalls.profile);
  api.tick(59);

  expect(await list(phone)).toEqual([
    {
      id: phone.sessionId,
      agente: '',
      actual: true,
      fecha_creacion: signedIn,
      ultimo_uso: new Date(api.clock.now.getTime() - 59_000).toISOString(),
    },
    { id: desktop.sessionId, agente: '', actual: false, fecha_creacion: signedIn, ultimo_uso: signedIn },
  ]);
  await api.signInAs(user);
  const [first, ...others] = await idsOf(desktop);
  expect(first).toBe(desktop.sessionId);
  expect(others.at(-1)).toBe(phone.sessionId);
});

test('the user agent is stored up to 200 characters, and the address is not stored', async () => {
  const user = await api.addUser({ rol: 'sumador' });
  const agente = `Mozilla/5.0 ${'x'.repeat(300)}`;
  const { body } = await api.call(authCalls.login, {
    body: { username: user.username, password: PASSWORD },
    headers: { 'user-agent': agente },
  });
  const headers = { authorization: `Bearer ${body.token}` };

  const [sesion] = (await api.call(sesionesCalls.list, { headers })).body.sesiones;

  expect(sesion.agente).toBe(agente.slice(0, 200));
  const row = await api.db
    .selectFrom('sesiones')
    .selectAll()
    .where('id', '=', sesion.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain('10.0.0.1');
});

test('ended sessions and those of other users are not listed', async () => {
  const user = await api.addUser({ rol: 'revisor' });
  await api.signInAs(user);
  api.tick(30 * 86_400);
  const [left, here] = [await api.signInAs(user), await api.signInAs(user)];
  await api.signIn('revisor');
  await left.call(authCalls.logout);

  expect(await idsOf(here)).toEqual([here.sessionId]);
});

test('[A11] closing the other sessions ends both their tokens from the next request, and no other user’s', async () => {
  const user = await api.addUser({ rol: 'administrador' });
  const here = await api.signInAs(user);
  const others = [await api.signInAs(user), await api.signInAs(user)];
  const somebody = await api.signIn('administrador');
  for (const client of [...others, somebody]) expect(await profile(client)).toBe(200);

  expect(await closeOthers(here)).toMatchObject({
    status: 200,
    body: { message: 'Sus otras sesiones se cerraron' },
  });

  for (const client of others) expect([await profile(client), await refresh(client)]).toEqual([401, 401]);
  for (const client of [here, somebody]) {
    expect([await profile(client), await refresh(client)]).toEqual([200, 200]);
  }
  expect(await idsOf(here)).toEqual([here.sessionId]);
});
