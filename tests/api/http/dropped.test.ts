import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { createListener } from '../../../api/http/listener';
import { archivosCalls } from '../../../contract/archivos';
import { authCalls } from '../../../contract/auth';
import { erroresCalls } from '../../../contract/errores';
import { nominaCalls } from '../../../contract/nomina';
import type { Client } from '../../support/api/testApi';
import { openWorld } from '../../support/api/world';

const api = openWorld();
let client: Client;

beforeEach(async () => {
  client = await api.signIn('superadministrador');
  api.log.length = 0;
});

const JSON_TYPE = 'application/json';
const FORM = 'multipart/form-data; boundary=x';

/** Disconnects in the middle of the body, and resolves when the API has finished the request. */
const drop = async (path: string, type: string, length: string, sent: string) => {
  const server = createServer(createListener(api.app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${length}\r\n` +
      `Authorization: Bearer ${client.token}\r\n\r\n${sent}`,
  );
  const [, response] = await once(server, 'request');
  socket.destroy();
  await once(response, 'close');
  await expect.poll(() => api.log.length).toBeGreaterThan(0);
  server.close();
};

test.each([
  ['a JSON', authCalls.login.path, JSON_TYPE, 'Content-Length: 1000', '{"username":'],
  ['a JSON without a length', authCalls.login.path, JSON_TYPE, 'Transfer-Encoding: chunked', '4\r\n{"us\r\n'],
  ['a body that has not begun', nominaCalls.list.path, JSON_TYPE, 'Content-Length: 1000', ''],
  ['a form', archivosCalls.upload.path, FORM, 'Content-Length: 90000', '--x\r\n'],
  ['an error report', erroresCalls.create.path, JSON_TYPE, 'Content-Length: 1000', '{'],
])(
  '[A4] a sender who disconnects in the middle of a body causes no server error: %s',
  async (_, path, type, length, sent) => {
    await drop(path, type, length, sent);

    expect(api.log).toMatchObject([{ level: 'warn', status: 400 }]);
  },
);
