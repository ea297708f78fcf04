import { existsSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Schema } from '../../api/db/schema';
import { databases, openBusiness, USERS } from './business';
import { type Caller, signIn } from './caller';
import { gasto } from './gasto';
import { startServer } from './server';

const KILLS = 20;
const END_OF_PNG = '49454e44ae426082';

test.each(databases)(
  '[A5] killed 20 times during writes and uploads on %s, the server loses nothing that it has acknowledged',
  async (database) => {
    const business = await openBusiness(database);
    const { env, filesDir } = business;
    const acknowledged = { gastos: new Set<string>(), paths: new Set<string>() };
    let callers: Caller[] | undefined;

    for (let round = 1; round <= KILLS; round += 1) {
      const { url, child, exit } = await startServer(env);
      // Sign in only once: sessions survive a kill.
      callers ??= await Promise.all(USERS.map((username) => signIn(url, username)));
      const goal = acknowledged.gastos.size + 3 + round;
      const work = callers.map(async (caller, index) => {
        try {
          for (let turn = 1; ; turn += 1) {
            const { status, body } = await caller.upload(url);
            expect(status).toBe(200);
            acknowledged.paths.add(body.paths[0]);
            const name = `${round}-${index}-${turn}`;
            expect((await caller.post(url, '/api/gastos', gasto(name, body.paths[0]))).status).toBe(200);
            acknowledged.gastos.add(name);
            if (acknowledged.gastos.size >= goal) child.kill('SIGKILL');
          }
        } catch (error) {
          if (!['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(Object(error).code)) throw error;
        }
      });
      await Promise.all(work);
      await exit;
    }

    // Servers that share a folder wait an hour before they delete a marked file.
    const hoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    const marks = readdirSync(join(filesDir, 'pendientes')).map((name) => join('pendientes', name));
    for (const name of [...marks, ...readdirSync(filesDir)]) {
      utimesSync(join(filesDir, name), hoursAgo, hoursAgo);
    }
    const last = await startServer(env);
    last.child.kill('SIGTERM');
    await last.exit;

    const { gastos, paths } = await business.look(rowsOf);
    const named = paths.map((path) => path.replace('comprobantes/', ''));
    const files = readdirSync(filesDir).filter((name) => name !== 'pendientes');
    expect(acknowledged.gastos.size).toBeGreaterThan(KILLS * 3);
    expect([...acknowledged.gastos].filter((name) => !gastos.includes(name))).toEqual([]);
    expect([...acknowledged.paths].filter((path) => !paths.includes(path))).toEqual([]);
    expect(named.filter((name) => !isWhole(join(filesDir, name)))).toEqual([]);
    expect(files.filter((name) => !named.includes(name))).toEqual([]);
  },
);

const rowsOf = async (db: Kysely<Schema>) => {
  const gastos = await db.selectFrom('gastos').select(['descripcion', 'comprobante']).execute();
  const archivos = await db.selectFrom('archivos').select('ruta').execute();

  return {
    gastos: gastos.map(({ descripcion }) => descripcion),
    paths: [
      ...new Set([...archivos.map(({ ruta }) => ruta), ...gastos.map(({ comprobante }) => comprobante)]),
    ],
  };
};

const isWhole = (path: string) => existsSync(path) && readFileSync(path).toString('hex').endsWith(END_OF_PNG);
