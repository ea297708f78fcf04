import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { createApp } from '../../../api/app';
import { keepSpare } from '../../../api/db/engine';
import { createListener } from '../../../api/http/listener';
import { createPages } from '../../../api/http/pages';
import { createLive } from '../../../api/live/live';
import { createHealth } from '../../../api/operation/health';
import { parseEnv } from '../../../api/process/env';
import { prepare } from '../../../api/start/prepare';
import { breaks } from '../api/db/breaks';

/** The server with a route for each statement that breaks the embedded database, and for one without end. Prints its address. */
const { close, connections, ...api } = await prepare(parseEnv(process.env));
const live = createLive(api);
const app = createApp({ ...api, live });
for (const [index, breakIt] of Object.values(breaks).entries()) {
  app.post(`/romper/${index}`, async (c) => {
    await api.db.transaction().execute(async (trx) => {
      await trx.updateTable('gastos').set({ descripcion: 'no se guarda' }).execute();
      await breakIt(trx);
    });

    return c.json({});
  });
}

app.post('/sin-fin', async (c) => {
  await api.db.transaction().execute(async (trx) => {
    await trx.updateTable('gastos').set({ descripcion: 'no se guarda' }).execute();
    await sql`select count(*) from generate_series(1, 1000000000000)`.execute(trx);
  });

  return c.json({});
});

const site = new Hono();
site.route('/', createHealth({ db: api.db, isEnding: () => false }));
for (const path of ['/api/*', '/romper/*', '/sin-fin']) site.all(path, (c) => app.fetch(c.req.raw, c.env));
site.route('/', createPages('dist'));

const server = createServer(createListener(site.fetch)).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`http://127.0.0.1:${port}`);
  keepSpare();
});
