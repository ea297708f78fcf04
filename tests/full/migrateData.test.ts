import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Schema } from '../../api/db/schema';
import { contentOf } from '../api/contentOf';
import { hasPostgres } from '../api/postgres';
import { openBusiness, USERS } from './business';
import { signIn } from './caller';
import { gasto } from './gasto';
import { startServer } from './server';

const PROOFS = 400;

/** So much that a kill finds it at work: rows in several tables, and proofs. */
const fill = async (db: Kysely<Schema>) => {
  await sql`insert into gastos (fecha, fk_usuario, tipo, descripcion, valor, forma_pago, estado)
    select '2026-11-02'::date + n % 7, 1 + n % ${USERS.length}, 'otros', 'Gasto ' || n, n, 'efectivo', 'A'
    from generate_series(1, 30000) n`.execute(db);
  await sql`insert into historial (recurso, fk_registro, fk_usuario, fecha, accion, cambios)
    select 'gastos', n, 1, now(), 'modificación', '[{"campo": "valor", "antes": "1", "despues": "2"}]'
    from generate_series(1, 60000) n`.execute(db);
};

const nameOf = (n: number) => `${n.toString(16).padStart(32, '0')}.png`;

const bytesOf = (folder: string, names: readonly string[]) =>
  names.map((name) => readFileSync(join(folder, name)).toString('base64'));

test.runIf(hasPostgres())(
  'a business that is moved to PostgreSQL arrives whole, however often the move is killed, and is worked on there',
  async () => {
    const source = await openBusiness('PGlite');
    await source.look(fill);
    mkdirSync(source.filesDir);
    const names = Array.from({ length: PROOFS }, (_, n) => nameOf(n));
    for (const name of names) writeFileSync(join(source.filesDir, name), name.repeat(1_000));
    const before = await source.look(contentOf);

    const target = await openBusiness('PostgreSQL', { isEmpty: true });
    const { DATABASE_URL: databaseUrl = '', DATA_DIR: targetDir = '' } = target.env;
    const move = () => {
      const child = spawn(
        process.execPath,
        ['build/migrateData.js', '--from', source.dataDir, '--to', databaseUrl],
        // Where the server will look for the proofs.
        { env: { PATH: process.env.PATH, DATA_DIR: targetDir }, stdio: ['ignore', 'pipe', 'pipe'] },
      );
      onTestFinished(() => {
        child.kill('SIGKILL');
      });

      return { child, exit: once(child, 'exit'), said: text(child.stdout), complaint: text(child.stderr) };
    };

    await target.look(async (db) => {
      /** Whether somebody is at that statement. */
      const isAt = async (statement: string) =>
        (
          await sql`select from pg_stat_activity
            where query like ${statement} and pid <> pg_backend_pid()`.execute(db)
        ).rows.length > 0;
      const brought = () => (existsSync(target.filesDir) ? readdirSync(target.filesDir).length : 0);
      const moments: readonly (() => Promise<boolean>)[] = [
        () => isAt('create table%'),
        async () => brought() > 0,
        async () => brought() > PROOFS / 2,
        () => isAt('insert into "gastos"%'),
        () => isAt('insert into "historial"%'),
        () => isAt('alter table % add constraint%'),
      ];

      for (const isNow of moments) {
        const { child, exit, complaint } = move();
        await expect.poll(isNow, { timeout: 60_000, interval: 1 }).toBe(true);
        child.kill('SIGKILL');
        expect([(await exit)[1], await complaint]).toEqual(['SIGKILL', '']);
        // Whoever looks waits until the database has noticed.
        const { digests } = await contentOf(db);
        expect(Object.entries(digests).filter(([, digest]) => digest !== null)).toEqual([]);
      }
    });

    const last = move();
    const said = await last.said;
    expect([await last.exit, await last.complaint]).toEqual([[0, null], '']);
    expect(said).toMatch(/\nhistorial +60000 +60000 +(\w{15}) +\1\n/);
    expect(said).toMatch(new RegExp(`\\ncomprobantes +${PROOFS} +${PROOFS} +(\\w{15}) +\\1\\nListo`));
    expect(await target.look(contentOf)).toEqual(before);
    expect(await source.look(contentOf)).toEqual(before);
    expect(bytesOf(target.filesDir, names)).toEqual(bytesOf(source.filesDir, names));

    const { url, child, exit } = await startServer(target.env);
    const caller = await signIn(url, USERS[0] ?? '');
    const { body } = await caller.upload(url);
    const { status, body: made } = await caller.post(url, '/api/gastos', gasto('después', body.paths[0]));
    expect([status, made.id]).toEqual([200, 30_001]);
    child.kill('SIGTERM');
    await exit;
  },
);
