import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    emptyCluster: string;
  }
}

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
  project.provide('emptyCluster', path);

  return () => rmSync(folder, { recursive: true });
}
