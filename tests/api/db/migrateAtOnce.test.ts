import { test } from 'vitest';
import { openDatabase } from '../../../api/db/client';
import { migrate } from '../../../api/db/migrations';
import { createEmptyDatabase } from '../testDatabase';

test('servers that start at once migrate one after the other', async () => {
  const databaseUrl = await createEmptyDatabase();
  const servers = await Promise.all(Array.from({ length: 5 }, () => openDatabase({ databaseUrl })));

  await Promise.all(servers.map(({ db }) => migrate(db)));
  await Promise.all(servers.map(({ close }) => close()));
});
