import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seedDemo } from '../../api/demo/seed';
import { diskStore } from '../../api/files/diskStore';
import { contentOf } from '../api/contentOf';
import { openTestDatabase } from '../api/testDatabase';

test('the demo is the same at every load of one day', async () => {
  const filesDir = mkdtempSync(join(tmpdir(), 'loteria-demo-'));
  const { db, reset, close } = await openTestDatabase();
  onTestFinished(async () => {
    await close();
    rmSync(filesDir, { recursive: true });
  });
  const load = async () => {
    await reset();
    await seedDemo(db, diskStore(filesDir), '2026-11-21');
    // A hash has a salt of its own.
    await db.updateTable('usuarios').set({ password_hash: '' }).execute();

    return contentOf(db);
  };

  expect(await load()).toEqual(await load());
});
