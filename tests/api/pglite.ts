import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { overPglite } from '../../api/db/client';
import { migrate } from '../../api/db/migrations';

declare module 'vitest' {
  interface ProvidedContext {
    migratedCluster: string;
  }
}

/** Vitest's global setup. Makes one migrated cluster that all test files copy, because it takes seconds. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'loteria-pglite-'));
  const path = join(folder, 'migrated.tar');
  const pglite = await PGlite.create();
  await migrate(overPglite(pglite).db);
  const tar = await pglite.dumpDataDir('none');
  await pglite.close();
  writeFileSync(path, Buffer.from(await tar.arrayBuffer()));
  project.provide('migratedCluster', path);

  return () => rmSync(folder, { recursive: true });
}
