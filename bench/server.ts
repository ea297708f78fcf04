import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { archivosCalls } from '../contract/archivos';
import { authCalls } from '../contract/auth';
import { usuariosCalls } from '../contract/usuarios';
import { largePicture } from '../tests/support/api/files/largePicture';
import { CREDENTIALS, type Server, startProcess } from './process';
import { ms, quantile, type Row } from './report';
import { inNewFolder } from './start';

const JWT_SECRET = '0f4a92c7d15be836a07cf21958de43b6';
const PROFILE = usuariosCalls.profile.path;
const CONNECTIONS = [1, 10, 50, 200];
const REQUESTS = 5_000;

/** Throughput and latency of the built server process, on the embedded database or on PostgreSQL. */
export const benchServer = (name: string, databaseUrl = ''): Promise<Row[]> =>
  inNewFolder(async (dataDir) => {
    const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, JWT_SECRET, DEMO: 'yes', HOST: '127.0.0.1' };
    const ours = await startProcess(['build/server.js'], env);
    const bare = await startProcess(['--import', 'tsx', join('bench', 'bare.ts')], { JWT_SECRET });
    try {
      const token = await signIn(ours.url);

      return [
        await compareCpu(name, ours, bare, token),
        await findKnee(name, ours, token),
        await readBesideUploads(name, ours, token),
        await watchMemory(name, ours, token),
      ];
    } finally {
      await Promise.all([ours.stop(), bare.stop()]);
    }
  });

const signIn = async (url: string): Promise<string> => {
  const answer = await fetch(url + authCalls.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CREDENTIALS),
  });

  return authCalls.login.answer.parse(await answer.json()).token;
};

/** Sends requests over a number of kept connections. Returns the milliseconds of each. */
const ask = async ({ url }: Server, token: string, requests: number, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  let left = requests;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const start = performance.now();
      get(url + PROFILE, { agent, headers }, (answer) => {
        answer.resume().once('end', () => {
          times.push(performance.now() - start);
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${PROFILE}: ${answer.statusCode}`));
        });
      }).once('error', reject);
    });
  const line = async () => {
    while (left > 0) {
      left -= 1;
      await one();
    }
  };
  await Promise.all(Array.from({ length: connections }, line));
  agent.destroy();

  return times;
};

const compareCpu = async (name: string, ours: Server, bare: Server, token: string): Promise<Row> => {
  const costOf = async (server: Server) => {
    await ask(server, token, REQUESTS, 10);
    const before = server.cpu();
    await ask(server, token, REQUESTS, 10);

    return (server.cpu() - before) / REQUESTS;
  };
  const [own, least] = [await costOf(ours), await costOf(bare)];

  return {
    what: `${name}: processor's time of a profile call, beside a bare Hono route that checks the same token`,
    measured: `${own.toFixed(2)} ms; bare ${least.toFixed(2)} ms; ${(own / least).toFixed(1)}×`,
    bound: '2×',
    holds: own <= 2 * least,
  };
};

const findKnee = async (name: string, ours: Server, token: string): Promise<Row> => {
  const rates: string[] = [];
  for (const connections of CONNECTIONS) {
    const start = performance.now();
    const times = await ask(ours, token, REQUESTS, connections);
    const rate = (REQUESTS / (performance.now() - start)) * 1000;
    rates.push(`${connections}: ${Math.round(rate)}/s, p99 ${ms(quantile(times, 0.99))}`);
  }

  return {
    what: `${name}: profile calls over so many lines`,
    measured: rates.join('; '),
    bound: 'none',
    holds: true,
  };
};

const readBesideUploads = async (name: string, ours: Server, token: string): Promise<Row> => {
  const { type, body } = await encode(await largePicture());
  const idle = quantile(await ask(ours, token, 1_000, 2), 0.99);
  let isOver = false;
  const upload = async () => {
    const { status } = await fetch(ours.url + archivosCalls.upload.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });
    if (status !== 200) throw new Error(`An upload was answered ${status}`);
  };
  // The first upload loads the picture library.
  await upload();
  const line = async () => {
    while (!isOver) await upload();
  };
  const uploads = Promise.all(Array.from({ length: 4 }, line));
  const beside = quantile(await ask(ours, token, 1_000, 2), 0.99);
  isOver = true;
  await uploads;

  return {
    what: `${name}: p99 of reads while 4 uploads of 10 MB run`,
    measured: `${ms(beside)}; idle ${ms(idle)}; ${(beside / idle).toFixed(1)}×`,
    bound: '3×',
    holds: beside <= 3 * idle,
  };
};

/** Encode once, so that the asking process is free to measure. */
const encode = async (picture: File) => {
  const form = new FormData();
  form.append('files', picture);
  const encoded = new Response(form);

  return { type: encoded.headers.get('content-type') ?? '', body: await encoded.arrayBuffer() };
};

const watchMemory = async (name: string, ours: Server, token: string): Promise<Row> => {
  await ask(ours, token, 20_000, 50);
  const before = ours.memory();
  await ask(ours, token, 80_000, 50);
  const growth = ours.memory() - before;

  return {
    what: `${name}: memory after 100,000 requests over that after 20,000`,
    measured: `${growth.toFixed(0)} MB more than ${before.toFixed(0)} MB`,
    bound: '20 MB',
    holds: growth <= 20,
  };
};
