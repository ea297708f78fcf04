import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Schema } from '../../api/db/schema';
import { businessOn } from '../support/api/business';
import { contentOf } from '../support/api/contentOf';
import { openFolder } from '../support/api/folders';
import { hasPostgres } from '../support/api/postgres';
import { databases, openBusiness, USERS } from '../support/full/business';
import { type Caller, signIn } from '../support/full/caller';
import { gasto } from '../support/full/gasto';
import { startServer } from '../support/full/server';

const KILLS = 5;
/** Users upload as long as the backups take. */
const UNLIMITED = { UPLOAD_PICTURES_PER_DAY: '100000' };

const run = (program: 'backup' | 'restore', path: string, env: Record<string, string>) => {
  const child = spawn(process.execPath, [`build/${program}.js`, path], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });

  return { child, exit: once(child, 'exit'), stderr: text(child.stderr) };
};

const gastosOf = async (db: Kysely<Schema>) => {
  const rows = await db.selectFrom('gastos').select(['descripcion', 'comprobante']).execute();

  return rows.map(({ descripcion, comprobante }) => ({ descripcion, comprobante }));
};

const work = (url: string, callers: readonly Caller[]) => {
  const acknowledged: string[] = [];
  let isOver = false;
  const ended = Promise.all(
    callers.map(async (caller, index) => {
      for (let turn = 1; !isOver; turn += 1) {
        const { body } = await caller.upload(url);
        const name = `${index}-${turn}`;
        expect((await caller.post(url, '/api/gastos', gasto(name, body.paths[0]))).status).toBe(200);
        acknowledged.push(name);
      }
    }),
  );

  return {
    acknowledged,
    async end() {
      isOver = true;
      await ended;
    },
  };
};

test.each(databases)(
  '[O1] on %s a backup of a busy server restores all it acknowledged before, even after killed attempts',
  async (database) => {
    const business = await openBusiness(database);
    const folder = openFolder();
    const { url, child, exit } = await startServer({ ...business.env, ...UNLIMITED });
    const callers = await Promise.all(USERS.slice(0, 4).map((username) => signIn(url, username)));
    const working = work(url, callers);
    await expect.poll(() => working.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(40);

    // Kill it at the first byte. Until it is complete, the file has another name.
    for (let round = 1; round <= KILLS; round += 1) {
      const path = join(folder, `corto-${round}.tar.gz`);
      const cut = run('backup', path, business.env);
      await expect
        .poll(() => readdirSync(folder).some((name) => name.endsWith('.parcial')), {
          timeout: 30_000,
          interval: 1,
        })
        .toBe(true);
      cut.child.kill('SIGKILL');
      await cut.exit;
      expect(existsSync(path)).toBe(false);
      for (const name of readdirSync(folder)) rmSync(join(folder, name));
    }

    const before = [...working.acknowledged];
    const path = join(folder, 'entero.tar.gz');
    const whole = run('backup', path, business.env);
    expect([await whole.exit, await whole.stderr]).toEqual([[0, null], '']);
    const then = working.acknowledged.length;
    await expect.poll(() => working.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(then + 10);
    await working.end();
    child.kill('SIGTERM');
    await exit;

    const other = await openBusiness(database, { isEmpty: true });
    for (let round = 1; round <= KILLS; round += 1) {
      const cut = run('restore', path, other.env);
      // Kill it while it writes the proofs: the tables are full but not committed.
      await expect
        .poll(() => existsSync(other.filesDir) && readdirSync(other.filesDir).length, {
          timeout: 60_000,
          interval: 1,
        })
        .toBeGreaterThan(round - 1);
      cut.child.kill('SIGKILL');
      await cut.exit;
    }
    const last = run('restore', path, other.env);
    expect([await last.exit, await last.stderr]).toEqual([[0, null], '']);

    const gastos = await other.look(gastosOf);
    const names = gastos.map(({ descripcion }) => descripcion);
    expect(before.filter((name) => !names.includes(name))).toEqual([]);
    expect(
      gastos.filter(
        ({ comprobante }) => !existsSync(join(other.filesDir, comprobante.replace('comprobantes/', ''))),
      ),
    ).toEqual([]);

    // A backup holds no sessions.
    const again = await startServer({ ...other.env, ...UNLIMITED });
    expect((await callers[0]?.upload(again.url))?.status).toBe(401);
    const caller = await signIn(again.url, USERS[0] ?? '');
    expect((await caller.upload(again.url)).status).toBe(200);
    expect((await caller.post(again.url, '/api/gastos', gasto('después'))).status).toBe(200);
    again.child.kill('SIGTERM');
    await again.exit;
  },
);

test.runIf(hasPostgres())(
  '[O8] a backup of the embedded database restored into PostgreSQL, and back again, is the same',
  async () => {
    const embedded = await openBusiness('PGlite');
    const postgres = await openBusiness('PostgreSQL', { isEmpty: true });
    const again = await openBusiness('PGlite', { isEmpty: true });
    const proof = `${'a'.repeat(32)}.png`;
    const spent = { fk_usuario: 1, fecha: '2026-11-18', valor: 1250, comprobante: `comprobantes/${proof}` };
    await embedded.look((db) => businessOn(db).gasto(spent));
    mkdirSync(embedded.filesDir);
    writeFileSync(join(embedded.filesDir, proof), 'a picture');
    const folder = openFolder();
    // Another time zone than the embedded database must change nothing.
    const DATABASE_URL = `${postgres.env.DATABASE_URL}&options=-c%20timezone%3DAmerica/Guayaquil`;

    for (const [program, name, env] of [
      ['backup', 'ida', embedded.env],
      ['restore', 'ida', { ...postgres.env, DATABASE_URL }],
      ['backup', 'vuelta', { ...postgres.env, DATABASE_URL }],
      ['restore', 'vuelta', again.env],
    ] as const) {
      const { exit, stderr } = run(program, join(folder, `${name}.tar.gz`), env);
      expect([program, await exit, await stderr]).toEqual([program, [0, null], '']);
    }

    const before = await embedded.look(contentOf);
    for (const { look, filesDir } of [postgres, again]) {
      expect(await look(contentOf)).toEqual(before);
      expect(readFileSync(join(filesDir, proof), 'utf8')).toBe('a picture');
    }
  },
);
