import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sorteosRest } from '../../../contract/sorteos';
import { eventually, openPage, startProcess } from '../../support/api/live/listening';
import { openWorld, using } from '../../support/api/world';
import { sampleOf } from '../../support/sampleOf';

const world = openWorld();

test('a broken connection to the database ends the streams, and reconnects by itself', async () => {
  const { app, end } = await startProcess(world);
  const page = await openPage({ app }, world.chief);
  await eventually(() => expect(page.isOpen()).toBe(true));

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen eventos'`.execute(world.db);
  await eventually(() => expect(page.isOver()).toBe(true));
  expect((await openPage({ app }, world.chief)).status).toBe(503);

  const again = await eventually(async () => {
    const next = await openPage({ app }, world.chief);
    expect(next.status).toBe(200);

    return next;
  });
  const { body } = await using(sorteosRest.calls).create(world.chief, sampleOf(sorteosRest));
  await eventually(() => expect(again.heard).toContain(`resource/sorteos/${body.id} created`));

  await again.leave();
  await end();
});
