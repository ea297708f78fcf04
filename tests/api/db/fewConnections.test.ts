import { expect, test } from 'vitest';
import { createApp } from '../../../api/app';
import { openDatabase } from '../../../api/db/client';
import { migrate } from '../../../api/db/migrations';
import { dashboardCalls } from '../../../contract/dashboard';
import { usuariosCalls } from '../../../contract/usuarios';
import { JWT_SECRET, openTestApi, pathOf } from '../../support/api/testApi';
import { createEmptyDatabase } from '../../support/api/testDatabase';

const CONNECTIONS = 3;
const DASHBOARDS = 40;

test('[N6] with three database connections 40 dashboards wait their turn, and short requests pass them', async () => {
  const databaseUrl = await createEmptyDatabase();
  const database = await openDatabase({ databaseUrl, most: CONNECTIONS });
  await migrate(database.db);
  const api = await openTestApi({ database: { ...database, reset: async () => undefined } });
  const { token } = await api.signIn('superadministrador');
  const app = createApp({
    db: api.db,
    filesDir: api.filesDir,
    jwtSecret: JWT_SECRET,
    now: () => api.clock.now,
    log: () => undefined,
  });
  const ask = async (call: typeof dashboardCalls.one | typeof usuariosCalls.profile) =>
    (await app.request(pathOf(call), { headers: { authorization: `Bearer ${token}` } })).status;

  const finished: string[] = [];
  const dashboards = Array.from({ length: DASHBOARDS }, async () => {
    const status = await ask(dashboardCalls.one);
    finished.push('dashboard');

    return status;
  });
  const profile = ask(usuariosCalls.profile).then((status) => {
    finished.push('profile');

    return status;
  });
  expect(new Set(await Promise.all(dashboards))).toEqual(new Set([200]));
  expect(await profile).toBe(200);
  await api.close();

  expect(finished.indexOf('profile')).toBeLessThan(DASHBOARDS / 2);
});
