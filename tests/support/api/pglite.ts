import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { inMemory } from '../../../api/db/client';
import { migrate } from '../../../api/db/migrations';
import { requireColumns } from './requireColumns';

declare module 'vitest' {
  interface ProvidedContext {
    emptyCluster: string;
  }
}

/** A fault in the migrations is told once, before any test runs. */
const requireMigrated = async (path: string) => {
  const { db, close } = await inMemory(path);
  try {
    await migrate(db);
    requireColumns(await db.introspection.getTables());
  } finally {
    await close();
  }
};

/** Vitest's global setup. Makes one empty cluster that all projects copy, because it takes seconds. */
export default async function setup({ vitest }: TestProject): Promise<(() => void) | undefined> {
  const project = vitest.getRootProject();
  if (project.getProvidedContext().emptyCluster) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'loteria-pglite-'));
  const path = join(folder, 'empty.tar');
  const pglite = await PGlite.create();
  const tar = await pglite.dumpDataDir('none');
  await pglite.close();
  writeFileSync(path, Buffer.from(await tar.arrayBuffer()));
  await requireMigrated(path);
  project.provide('emptyCluster', path);

  return () => rmSync(folder, { recursive: true });
}
