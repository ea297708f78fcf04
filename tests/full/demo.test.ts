import { expect, onTestFinished, test } from 'vitest';
import { seedDemo } from '../../api/demo/seed';
import { diskStore } from '../../api/files/diskStore';
import { contentOf } from '../api/contentOf';
import { openFolder } from '../api/folders';
import { openTestDatabase } from '../api/testDatabase';

test('the demo is the same at every load of one day', async () => {
  const filesDir = openFolder();
  const { db, reset, close } = await openTestDatabase();
  onTestFinished(close);
  const load = async () => {
    await reset();
    await seedDemo(db, diskStore(filesDir), '2026-11-21');
    // A hash has a salt of its own.
    await db.updateTable('usuarios').set({ password_hash: '' }).execute();

    return contentOf(db);
  };

  expect(await load()).toEqual(await load());
});
