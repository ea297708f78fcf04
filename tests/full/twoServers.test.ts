import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { openBusiness } from '../support/full/business';
import { signIn } from '../support/full/caller';
import { gasto } from '../support/full/gasto';
import { refusalOf, startServer } from '../support/full/server';

/** The command that starts a program in its own pid namespace, as a container does. */
const inNamespace = (): readonly string[] => {
  const unshare = ['unshare', '--pid', '--mount-proc', '--fork', '--kill-child'];
  const ways = [unshare, [...unshare, '--user', '--map-root-user']];
  const way = ways.find((within) => spawnSync('env', [...within, 'true']).status === 0);
  if (!way) console.warn('This machine lets us make no pid namespaces: the two servers of A22 run in one.');

  return way ?? [];
};

test('[A22] a second server in another pid namespace is refused, and the first loses no row', async () => {
  const business = await openBusiness('PGlite');
  const namespace = inNamespace();
  const { url, child, exit } = await startServer(business.env, namespace);
  const caller = await signIn(url, 'jefe1');
  const acknowledged: string[] = [];
  let isOver = false;
  const writer = (async () => {
    for (let turn = 1; !isOver; turn += 1) {
      expect((await caller.post(url, '/api/gastos', gasto(`${turn}`))).status).toBe(200);
      acknowledged.push(`${turn}`);
    }
  })();

  for (const within of [namespace, namespace, []]) {
    expect(await refusalOf(business.env, within)).toEqual({
      code: 1,
      line: `Error: La carpeta de datos ${business.dataDir} ya está en uso por otro servidor u otro comando. Espere a que termine, deténgalo o elija otra con DATA_DIR.\n`,
    });
  }
  isOver = true;
  await writer;
  child.kill('SIGKILL');
  await exit;
  // unshare may end before the server in it does, so wait for its lock.
  spawnSync('flock', [business.dataDir, 'true']);

  const found = await business.look((db) => db.selectFrom('gastos').select('descripcion').execute());
  expect(acknowledged.length).toBeGreaterThan(10);
  expect(found.map(({ descripcion }) => descripcion).sort()).toEqual(acknowledged.sort());
});
