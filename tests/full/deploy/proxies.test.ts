import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { EVENTOS } from '../../../contract/eventos';
import { freePorts } from '../../../ops/failover/programs';
import { hasNginx, runNginx } from '../../support/api/nginx';
import { openBusiness, PASSWORD, USERS } from '../../support/full/business';
import { signIn } from '../../support/full/caller';
import { hasCaddy, runCaddy } from '../../support/full/deploy/caddy';
import { gasto } from '../../support/full/gasto';
import { startServer } from '../../support/full/server';

const NAME = 'loteria.example.com';

const certify = (folder: string) => {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${NAME}`,
    '-addext',
    `subjectAltName=DNS:${NAME}`,
    '-out',
    certificate,
    '-keyout',
    key,
  ]);
  if (made.status !== 0) throw new Error(`openssl: ${made.stderr}`);

  return [certificate, key];
};

const PROXIES = [
  {
    name: 'nginx',
    isHere: hasNginx,
    hidden: 403,
    start: async (port: string) => {
      const { path, close } = await runNginx((folder) => {
        const [certificate, key] = certify(folder);

        return readFileSync('deploy/nginx.conf', 'utf8')
          .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
          .replace('listen 80', `listen unix:${join(folder, 'plain')}`)
          .replace('listen 443 ssl', `listen unix:${join(folder, 'socket')} ssl`)
          .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
          .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
      });

      return { at: { socketPath: path }, close };
    },
  },
  {
    name: 'Caddy',
    isHere: hasCaddy,
    hidden: 404,
    start: async (port: string) => {
      // On a Unix socket Caddy sends no protocol header.
      const [own = 0] = await freePorts(1);
      const { close } = await runCaddy((folder) => {
        const file = readFileSync('deploy/Caddyfile', 'utf8')
          .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
          .replace(`${NAME} {`, `${NAME} {\n\tbind 127.0.0.1\n\ttls ${certify(folder).join(' ')}\n`);

        return `{\n\tadmin off\n\thttps_port ${own}\n\tauto_https disable_redirects\n}\n${file}`;
      });

      return { at: { host: '127.0.0.1', port: own }, close };
    },
  },
];

test.for(PROXIES.filter(({ isHere }) => isHere()))(
  '[O2] [N7] behind the $name of deploy/ cookies are __Host-, HSTS is sent once, large bodies get an error text, /readyz is hidden, and events arrive at once',
  async ({ start, hidden }) => {
    const business = await openBusiness('PGlite');
    const { url, child, exit } = await startServer({ ...business.env, TRUST_PROXY: 'loopback', HSTS: '1' });
    const proxy = await start(new URL(url).port);
    onTestFinished(() => proxy.close());

    const ask = (method: string, path: string, type: string, body: string) =>
      new Promise<{ status?: number; cookie: string; hsts: unknown; text: string }>((resolve, reject) => {
        const headers = { host: NAME, 'content-type': type };
        const options = {
          ...proxy.at,
          method,
          path,
          headers,
          servername: NAME,
          rejectUnauthorized: false,
        };
        request(options, async (response) =>
          resolve({
            status: response.statusCode,
            hsts: response.rawHeaders.filter(
              (_, index, all) => all[index - 1]?.toLowerCase() === 'strict-transport-security',
            ),
            cookie: String(response.headers['set-cookie'] ?? ''),
            text: await text(response),
          }),
        )
          .once('error', reject)
          .end(body);
      });

    const page = await ask('GET', '/', 'text/html', '');
    expect([page.status, page.hsts]).toEqual([200, ['max-age=15552000']]);
    const credentials = JSON.stringify({ username: USERS[0], password: PASSWORD });
    const login = await ask('POST', '/api/auth/login', 'application/json', credentials);
    expect(login.status).toBe(200);
    expect(login.cookie).toMatch(/^__Host-loteria_sesion=.*Secure/);
    const large = await ask('POST', '/api/auth/login', 'application/json', 'x'.repeat(25_000_000));
    expect(large.status).toBe(413);
    expect(JSON.parse(large.text).error).toEqual(expect.any(String));
    // A request through the proxy does not count as local.
    expect((await ask('GET', '/readyz', 'text/html', '')).status).toBe(hidden);

    // The proxy must not buffer events, and an open stream must not delay the end of the server.
    let told = '';
    const headers = { host: NAME, authorization: `Bearer ${JSON.parse(login.text).token}` };
    const line = request(
      { ...proxy.at, path: EVENTOS, headers, servername: NAME, rejectUnauthorized: false },
      (response) => response.setEncoding('utf8').on('data', (part: string) => (told += part)),
    );
    line.on('error', () => undefined).end();
    await expect.poll(() => told).toContain('event: open');
    const caller = await signIn(url, USERS[0] ?? '');
    expect((await caller.post(url, '/api/gastos', gasto('Papel'))).status).toBe(200);
    await expect.poll(() => told).toContain('"resource/gastos","event":{"type":"created"');

    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  },
);
