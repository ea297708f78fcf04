import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { authCalls } from '../contract/auth';
import { EVENTOS } from '../contract/eventos';
import { gasto } from '../tests/support/full/gasto';
import { CREDENTIALS, type Server, startProcess } from './process';
import { ms, quantile, type Row } from './report';
import { inNewFolder } from './start';

/** Connected staff, each with a session of their own. */
const PAGES = 200;
/** In milliseconds: two heartbeats. */
const IDLE = 50_000;
const WRITES = 50;

/** CPU and delay of the built server when 200 pages receive each change. */
export const benchEventos = (name: string, databaseUrl = ''): Promise<Row[]> =>
  inNewFolder(async (dataDir) => {
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      JWT_SECRET: randomUUID(),
      DEMO: 'yes',
      HOST: '127.0.0.1',
    };
    // Sign in by another process: the memory of the measured one holds no password hash.
    const tokens = await signInAll(env);
    const server = await startProcess(['build/server.js'], env);
    const agent = new Agent({ keepAlive: true });
    try {
      for (let turn = 0; turn < WRITES; turn += 1) await spend(server, tokens[0] ?? '');
      await rest(5_000);
      const before = server.memory();
      const heard = new Map<string, number[]>();
      for (const token of tokens) await listen(server, token, agent, heard);
      await rest(2_000);
      const taken = server.memory() - before;

      const begin = server.cpu();
      await rest(IDLE);
      const idle = ((server.cpu() - begin) / IDLE) * 100;

      const start = server.cpu();
      const delays: number[] = [];
      for (let write = 0; write < WRITES; write += 1) {
        const sent = performance.now();
        const id = await spend(server, tokens[0] ?? '');
        await until(() => heard.get(`gastos ${id}`)?.length === PAGES);
        delays.push(...(heard.get(`gastos ${id}`) ?? []).map((at) => at - sent));
      }
      const cost = (server.cpu() - start) / WRITES;

      return [
        {
          what: `${name}: ${PAGES} pages hear of what is written; processor of the idle server, and memory for them`,
          measured: `${idle.toFixed(1)} % of a core; ${taken.toFixed(0)} MB`,
          bound: '2 %, 50 MB',
          holds: idle <= 2 && taken <= 50,
        },
        {
          what: `${name}: from sending a gasto until all ${PAGES} have heard, and the processor of it`,
          measured: `${ms(quantile(delays, 0.5))}, p95 ${ms(quantile(delays, 0.95))}; ${ms(cost)}`,
          bound: '500 ms',
          holds: quantile(delays, 0.95) <= 500,
        },
      ];
    } finally {
      agent.destroy();
      await server.stop();
    }
  });

const signInAll = async (env: Record<string, string>): Promise<string[]> => {
  const server = await startProcess(['build/server.js'], env);
  const tokens: string[] = [];
  for (let page = 0; page < PAGES; page += 1) tokens.push(await signIn(server));
  await server.stop();

  return tokens;
};

const signIn = async ({ url }: Server): Promise<string> => {
  const answer = await fetch(url + authCalls.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CREDENTIALS),
  });

  return authCalls.login.answer.parse(await answer.json()).token;
};

/** Notes when each record's event arrived. */
const listen = ({ url }: Server, token: string, agent: Agent, heard: Map<string, number[]>) =>
  new Promise<void>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    get(url + EVENTOS, { agent, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${EVENTOS}: ${answer.statusCode}`));
      answer.setEncoding('utf8');
      answer.on('data', (text: string) => {
        resolve();
        for (const [, recurso, ids = ''] of text.matchAll(/resource\/(\w+)".*?"ids":\[([\d,]*)\]/g)) {
          for (const id of ids.split(',')) {
            const key = `${recurso} ${id}`;
            heard.set(key, [...(heard.get(key) ?? []), performance.now()]);
          }
        }
      });
      // The end of the bench cuts the streams.
      answer.on('error', () => undefined);
    }).once('error', reject);
  });

const spend = async ({ url }: Server, token: string): Promise<number> => {
  const answer = await fetch(`${url}/api/gastos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...gasto('Bench'), fk_usuario: 2 }),
  });
  const { id } = (await answer.json()) as { id?: number };
  if (!id) throw new Error(`A gasto was answered ${answer.status}`);

  return id;
};

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const until = async (holds: () => boolean) => {
  const last = performance.now() + 10_000;
  while (!holds()) {
    if (performance.now() > last) throw new Error('Not all pages have heard of it');
    await rest(2);
  }
};
