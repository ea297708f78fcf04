import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../api/db/client';
import { roles } from '../../contract/roles';
import { freePorts } from '../../ops/failover/programs';
import { openDataDir, openFolder } from '../support/api/folders';

const dist = openFolder();
const dataDir = openDataDir();
writeFileSync(join(dist, 'index.html'), '<!doctype html>');

const start = (env: Record<string, string>, program = 'build/server.js', ...args: string[]) => {
  const child = spawn(process.execPath, [program, dist, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async (): Promise<string> => (await lines.next()).value;

  return { child, line, exit: once(child, 'exit'), stderr: text(child.stderr) };
};

const refusal = async (env: Record<string, string>) => {
  const { exit, stderr } = start(env);
  const [code] = await exit;

  return { code, line: await stderr };
};

const DATABASE_URL = 'postgresql://ana@127.0.0.1:1/base';

const urlIn = (line: string) => /http:\S+/.exec(line)?.[0] ?? '';

describe('the server', () => {
  test('starts empty, answers, refuses a second server on its folder, and ends cleanly on SIGTERM', async () => {
    const { child, exit, line } = start({});
    const url = urlIn(await line());
    expect(await line()).toBe(
      'Todavía no hay usuarios: detenga este servidor y cree el primero con npm run create-admin',
    );

    expect(await (await fetch(`${url}/auth/nomina`)).text()).toBe('<!doctype html>');
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ estado: 'vivo' });
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ estado: 'listo' });
    expect(await (await fetch(`${url}/api/nada`)).json()).toEqual({ error: 'No existe lo que busca' });
    expect(statSync(join(dataDir, 'jwt-secret')).mode & 0o777).toBe(0o600);
    expect(await refusal({})).toEqual({
      code: 1,
      line: `Error: La carpeta de datos ${dataDir} ya está en uso por otro servidor u otro comando. Espere a que termine, deténgalo o elija otra con DATA_DIR.\n`,
    });

    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  test('[N1] answers pages while the database opens, and calls as soon as it is open', async () => {
    const [port] = await freePorts(1);
    // The tables are made first, which takes a second.
    const { child, exit, line } = start({ PORT: String(port), DATA_DIR: openDataDir() });
    let isOpen = false;
    const opened = line().finally(() => {
      isOpen = true;
    });
    const url = `http://127.0.0.1:${port}`;
    await expect
      .poll(
        () =>
          fetch(url).then(
            ({ ok }) => ok,
            () => false,
          ),
        { interval: 20 },
      )
      .toBe(true);
    const call = fetch(`${url}/api/usuarios/profile`);

    expect(await (await fetch(`${url}/auth/nomina`)).text()).toBe('<!doctype html>');
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ estado: 'vivo' });
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ estado: 'no listo', motivo: 'el servidor está iniciando' });
    expect(isOpen).toBe(false);
    expect((await call).status).toBe(401);
    await opened;
    expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ estado: 'listo' });

    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });

  test('starts with npm start, and without a demo in production @long', async () => {
    const { child, exit, line } = start({ NODE_ENV: 'production' }, 'scripts/start.mjs');

    expect(await line()).toMatch(/^Lotería Admin está en/);
    expect(await line()).toMatch(/^Todavía no hay usuarios/);
    child.kill('SIGTERM');
    await exit;
  });

  test('a port in use ends the start with one line @long', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const PORT = String(typeof address === 'object' && address?.port);

    expect(await refusal({ PORT })).toEqual({
      code: 1,
      line: `Error: El puerto ${PORT} ya está en uso. Elija otro con PORT.\n`,
    });
    other.close();
  });

  test('[N11] --help is help, an unknown option is refused, and neither makes a folder @ci', async () => {
    const DATA_DIR = join(openFolder(), 'data');
    const told = async (arg: string) => {
      const { child, exit, stderr } = start({ DATA_DIR }, 'build/server.js', arg);
      const [[code], ...said] = await Promise.all([exit, text(child.stdout), stderr]);

      return [code, said.join('').trim()];
    };

    expect(await told('--help')).toEqual([0, expect.stringMatching(/^Uso: npm start\n/)]);
    expect(await told('--ayuda')).toEqual([
      1,
      expect.stringMatching(/^Error: No se entiende «--ayuda»\.\nUso: npm start\n/),
    ]);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  test('[S6] production refuses to start without a secret of its own', async () => {
    expect(await refusal({ NODE_ENV: 'production', DATABASE_URL })).toEqual({
      code: 1,
      line: 'Error: Con DATABASE_URL hace falta JWT_SECRET, de al menos 32 caracteres.\n',
    });
  });

  test('warns about demo users in the database and does not print their password @long', async () => {
    const { db, close } = await openDatabase({ dataDir });
    const demo = { nombre: 'Ana', apellido: 'Mora', password_hash: '', cuenta_bancaria: '' };
    const enabled = { estado: 'A', sueldo_fijo: 'S' } as const;
    await db
      .insertInto('usuarios')
      .values(roles.map((rol) => ({ ...demo, ...enabled, rol, username: rol })))
      .execute();
    await close();

    const { child, exit, line } = start({});
    await line();
    expect(await line()).toMatch(/^Atención: esta base tiene los usuarios de demostración/);
    child.kill('SIGTERM');
    await exit;
  });
});
