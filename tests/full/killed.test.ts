import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Schema } from '../../api/db/schema';
import { diskStore } from '../../api/files/diskStore';
import { proofPath } from '../../api/files/proofName';
import { sweepProofs } from '../../api/files/sweep';
import { removeDrafts } from '../../api/http/upload';
import { databases, openBusiness, USERS } from '../support/full/business';
import { type Caller, signIn } from '../support/full/caller';
import { gasto } from '../support/full/gasto';
import { startServer } from '../support/full/server';

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

    const last = await startServer(env);
    last.child.kill('SIGTERM');
    await last.exit;

    const { gastos, named, registered } = await business.look(rowsOf);
    expect(acknowledged.gastos.size).toBeGreaterThan(KILLS * 3);
    expect([...acknowledged.gastos].filter((name) => !gastos.includes(name))).toEqual([]);
    const answered = [...acknowledged.paths, ...named];
    expect(answered.filter((path) => !registered.includes(path))).toEqual([]);
    expect(answered.filter((path) => !isWhole(join(filesDir, basename(path))))).toEqual([]);
    const strays = filesIn(filesDir).filter((name) => !registered.includes(proofPath(name)));
    expect(strays.filter((name) => !isEmptyDraft(join(filesDir, name)))).toEqual([]);

    // A day later only what a record names is left.
    const left = await business.look(async (db) => {
      await sweepProofs(db, diskStore(filesDir), new Date());
      await removeDrafts(filesDir, new Date());

      return rowsOf(db);
    });
    expect(left.registered.toSorted()).toEqual(named.toSorted());
    expect(filesIn(filesDir).map(proofPath).toSorted()).toEqual(named.toSorted());
  },
);

const rowsOf = async (db: Kysely<Schema>) => {
  const gastos = await db.selectFrom('gastos').select(['descripcion', 'comprobante']).execute();
  const archivos = await db.selectFrom('archivos').select('ruta').execute();

  return {
    gastos: gastos.map(({ descripcion }) => descripcion),
    named: [...new Set(gastos.map(({ comprobante }) => comprobante))],
    registered: archivos.map(({ ruta }) => ruta),
  };
};

const filesIn = (folder: string) => readdirSync(folder).filter((name) => name !== 'pendientes');

/** A kill between the creation and the unlinking of an upload's file leaves it, empty. */
const isEmptyDraft = (path: string) => path.endsWith('.carga') && statSync(path).size === 0;

const isWhole = (path: string) => existsSync(path) && readFileSync(path).toString('hex').endsWith(END_OF_PNG);
