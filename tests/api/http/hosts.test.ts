import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { ApiEnv } from '../../../api/answer/answer';
import { parseEnv } from '../../../api/process/env';
import type { LogEntry } from '../../../api/process/log';
import { createSite } from '../../../api/site';

const log: LogEntry[] = [];
const answersTo = (path: string) => new Hono<ApiEnv>().get(path, (c) => c.text('answered'));

const ask = async (env: Record<string, string>, host: string, path = '/api/feriados') => {
  const site = createSite({
    health: new Hono().get('/healthz', (c) => c.text('answered')),
    app: async () => answersTo('/api/*'),
    pages: new Hono().get('*', (c) => c.text('answered')),
    settings: parseEnv(env),
    log: (entry) => log.push(entry),
  });

  return site.request(`http://127.0.0.1${path}`, { headers: { host } });
};

const statusOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).status;

const LOOPBACK = ['localhost', 'localhost:3000', '127.0.0.1:5173', '[::1]', '[::1]:3000', 'LOCALHOST'];
const FOREIGN = [
  'loteria.example.com',
  'localhost.example.com',
  '127.0.0.1.example.com:3000',
  '10.0.0.7',
  '',
];

describe('[N11] a demo on the own machine', () => {
  test.each(LOOPBACK)('answers by the name %s', async (host) => {
    expect(await statusOf({ DEMO: '1' }, host)).toBe(200);
  });

  test.each(FOREIGN)('answers neither calls, pages nor proofs by the name «%s»', async (host) => {
    for (const path of ['/', '/api/auth/login', '/comprobantes/x.png', '/assets/a.js']) {
      const answer = await ask({ DEMO: '1' }, host, path);

      expect(answer.status).toBe(421);
      expect(await answer.json()).toEqual({
        error: 'Este servidor no responde por ese nombre. Quien lo cuida puede agregarlo en HOSTS.',
      });
    }
    expect(log.at(-1)).toMatchObject({ level: 'warn', status: 421 });
  });
});

test.each(FOREIGN)(
  '[N11] without HOSTS a server with own data, or one for others, answers by any name: «%s»',
  async (host) => {
    expect(await statusOf({}, host)).toBe(200);
    expect(await statusOf({ DEMO: '1', HOST: '0.0.0.0' }, host)).toBe(200);
  },
);

test.each<Record<string, string>>([{}, { DEMO: '1' }, { HOST: '0.0.0.0' }])(
  '[N11] with HOSTS a server with %j answers by those names only, on any port',
  async (env) => {
    const HOSTS = 'loteria.example.com 192.168.0.7, ::1';

    for (const own of ['loteria.example.com', 'Loteria.Example.com:8443', '192.168.0.7:3000', '[::1]']) {
      expect(await statusOf({ ...env, HOSTS }, own)).toBe(200);
    }
    for (const foreign of ['example.com', 'otra.loteria.example.com', 'localhost', '']) {
      expect(await statusOf({ ...env, HOSTS }, foreign)).toBe(421);
    }
  },
);

test('[N11] probes ask by any name', async () => {
  const environments: Record<string, string>[] = [{ DEMO: '1' }, { HOSTS: 'loteria.example.com' }];
  for (const env of environments) {
    expect(await statusOf(env, 'loteria', '/healthz')).toBe(200);
  }
});
