import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBusiness, PASSWORD } from './business';
import { signIn } from './caller';
import { startServer } from './server';

/** Debian's faketime, which moves the clock of one process. */
const findFaketime = () =>
  (existsSync('/usr/lib') ? readdirSync('/usr/lib') : [])
    .map((folder) => join('/usr/lib', folder, 'faketime/libfaketime.so.1'))
    .find((path) => existsSync(path));

const library = findFaketime();
if (!library) console.warn('No faketime here: the clock that is set back is left to tests/api.');

test.runIf(library)('[A20] a clock that is set back by two hours ends no session and no limit', async () => {
  const business = await openBusiness('PGlite');
  const offset = join(business.dataDir, 'reloj');
  writeFileSync(offset, '+0');
  const { url, child, exit } = await startServer({
    ...business.env,
    ...{ LD_PRELOAD: library ?? '', FAKETIME_TIMESTAMP_FILE: offset },
    ...{ FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' },
  });
  const caller = await signIn(url, 'jefe1');
  const login = (password: string) =>
    caller.post(url, '/api/auth/login', { username: 'jefe2', password }).then(({ status }) => status);
  for (let turn = 0; turn < 5; turn += 1) expect(await login('mala')).toBe(401);
  expect(await login(PASSWORD)).toBe(429);

  writeFileSync(offset, '-2h');
  expect((await caller.get(url, '/api/usuarios/profile')).status).toBe(200);
  expect((await caller.post(url, '/api/auth/refresh-token', {})).status).toBe(200);
  const refused = await caller.post(url, '/api/auth/login', { username: 'jefe2', password: PASSWORD });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60);

  // A quarter of an hour after it was set back.
  writeFileSync(offset, '-104m');
  expect(await login(PASSWORD)).toBe(200);

  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
});
