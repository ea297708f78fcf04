import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../../api/app';
import { createListener } from '../../../api/http/listener';
import { createLive } from '../../../api/live/live';
import { parseEnv } from '../../../api/process/env';
import { prepare } from '../../../api/start/prepare';
import { breaks } from '../api/db/breaks';

/** The API with a route for each statement that breaks the embedded database. Prints its address. */
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

const server = createServer(createListener(app.fetch)).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`http://127.0.0.1:${port}`);
});
