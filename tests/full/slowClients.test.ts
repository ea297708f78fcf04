import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { hashPassword } from '../../api/auth/password';
import { authCalls } from '../../contract/auth';
import { usuariosCalls } from '../../contract/usuarios';
import { listen } from '../support/api/listen';
import { PASSWORD } from '../support/api/testApi';
import { openWorld } from '../support/api/world';

const world = openWorld();

const SLOW = 200;
const LOGINS = 100;
const READS = 1000;
const READERS = 4;

const trickle = (port: number, isHead: boolean) => {
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => undefined);
  const head = `POST ${authCalls.login.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
  socket.write(isHead ? head : `${head}Content-Length: 100000\r\n\r\n{`);
  const timer = setInterval(() => socket.write(isHead ? 'x' : ' '), 100);

  return () => {
    clearInterval(timer);
    socket.destroy();
  };
};

test('[A16] with 200 slow clients and 100 sign-ins at once, 99 of 100 reads take less than a second', async () => {
  const reader = world.berta;
  const password_hash = await hashPassword(PASSWORD);
  const users = await Promise.all(Array.from({ length: LOGINS }, () => world.addUser({ password_hash })));
  const { port, close } = await listen(world.app.fetch);
  const host = `http://127.0.0.1:${port}`;
  const stops = Array.from({ length: SLOW }, (_, index) => trickle(port, index % 2 === 0));

  const signIns = users.map(async ({ username }) => {
    const { status } = await fetch(host + authCalls.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: PASSWORD }),
    });

    return status;
  });
  const times: number[] = [];
  const read = async () => {
    while (times.length < READS) {
      const start = performance.now();
      const { status } = await fetch(host + usuariosCalls.profile.path, {
        headers: { authorization: `Bearer ${reader.token}` },
      });
      times.push(performance.now() - start);
      expect(status).toBe(200);
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  const statuses = await Promise.all(signIns);
  for (const stop of stops) stop();
  await close();

  // When too many wait, further sign-ins get a 503.
  expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(40);
  const [slowest = Number.NaN] = times.toSorted((a, b) => a - b).slice(Math.floor(times.length * 0.99));
  expect(slowest).toBeLessThan(1000);
});
