import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../api/db/client';
import { migrate } from '../../../api/db/migrations';
import { openDataDir, openFolder } from '../../support/api/folders';

const dataDir = openDataDir();
/** Large enough to be cut, for a random picture is not packed smaller. */
const PROOFS = 20;
const SIZE = 1_000_000;

beforeAll(async () => {
  const { db, close } = await openDatabase({ dataDir });
  await migrate(db);
  await close();
  mkdirSync(join(dataDir, 'archivos'));
  for (let at = 0; at < PROOFS; at += 1) {
    writeFileSync(join(dataDir, 'archivos', `${randomBytes(16).toString('hex')}.png`), randomBytes(SIZE));
  }
});

const start = (path: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'api/start/backup.ts', path], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });

  return { child, ended: Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]) };
};

test.each([
  ['Ctrl+C @ci', 'SIGINT'],
  ['the server that began it @long', 'SIGTERM'],
] as const)('[U30] a backup says that it was cancelled, and leaves no file: by %s', async (_by, sign) => {
  const folder = openFolder();
  const path = join(folder, 'respaldo.tar.gz');
  const cut = start(path);
  await expect.poll(() => readdirSync(folder), { timeout: 60_000, interval: 5 }).toHaveLength(1);
  cut.child.kill(sign);

  expect(await cut.ended).toEqual([[130, null], '', 'Cancelado: no se guardó ningún respaldo.\n']);
  expect(readdirSync(folder)).toEqual([]);
});
