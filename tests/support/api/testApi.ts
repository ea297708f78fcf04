import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { Insertable } from 'kysely';
import type { Api } from '../../../api/answer/answer';
import { createApp } from '../../../api/app';
import { signAccessToken } from '../../../api/auth/accessToken';
import { openSession } from '../../../api/auth/sessions';
import type { Usuarios } from '../../../api/db/schema';
import { diskStore } from '../../../api/files/diskStore';
import type { ProofStore } from '../../../api/files/proofStore';
import type { LogEntry } from '../../../api/process/log';
import type { Call } from '../../../contract/call';
import type { Rol } from '../../../contract/roles';
import { openTestDatabase, type TestDatabase } from './testDatabase';

export const JWT_SECRET = 'un secreto de prueba con más de 32 caracteres';
export const PASSWORD = 'clave-de-prueba';
/** Low argon2 costs, so that a sign-in takes a millisecond. */
const passwordHash = hash(PASSWORD, { memoryCost: 1024, timeCost: 1 });

interface Sent {
  params?: Record<string, string | number>;
  /** Values other than strings are sent as JSON. */
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Client {
  user: { id: number; username: string };
  sessionId: string;
  token: string;
  cookie: string;
  call(call: Call, sent?: Sent): Promise<Answered>;
}

export interface Answered {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what came over the wire
  body: any;
}

export type TestApi = Awaited<ReturnType<typeof openTestApi>>;

type Options = Partial<Pick<Api, 'dailyLimit' | 'limits' | 'proofs' | 'trustProxy' | 'negocio'>> & {
  database?: TestDatabase;
};

export const openTestApi = async ({ database, ...options }: Options = {}) => {
  const { db, listen, close, reset } = database ?? (await openTestDatabase());
  const filesDir = await mkdtemp(join(tmpdir(), 'loteria-archivos-'));
  const proofs: ProofStore = options.proofs ?? diskStore(filesDir);
  const clock = { now: new Date('2026-10-14T15:00:00.000Z') };
  const log: LogEntry[] = [];
  const app = createApp({
    ...options,
    db,
    jwtSecret: JWT_SECRET,
    filesDir,
    proofs,
    now: () => clock.now,
    log: (entry) => log.push(entry),
  });

  const send = async (path: string, init?: RequestInit, address = '10.0.0.1'): Promise<Answered> => {
    const env = { incoming: { socket: { remoteAddress: address } } };
    const { status, headers, ...response } = await readWhole(await app.request(path, init, env));

    return { status, headers, body: response.body };
  };

  const call = (made: Call, sent: Sent = {}) =>
    send(pathOf(made, sent), { method: made.method, ...encode(made, sent) });

  const addUser = async (values: Partial<Insertable<Usuarios>> = {}) => {
    const { id, username } = await db
      .insertInto('usuarios')
      .values({ ...(await newUser()), ...values })
      .returning(['id', 'username'])
      .executeTakeFirstOrThrow();

    return { id, username };
  };

  const signInAs = async (user: { id: number; username: string }): Promise<Client> => {
    const session = await db.transaction().execute((trx) => openSession(trx, user.id, clock.now));
    const token = await signAccessToken(session, JWT_SECRET, clock.now);
    const cookie = `loteria_sesion=${session.refreshToken}`;
    const own = { authorization: `Bearer ${token}`, cookie };

    return {
      user,
      sessionId: session.sessionId,
      token,
      cookie,
      call: (made, sent = {}) => call(made, { ...sent, headers: { ...own, ...sent.headers } }),
    };
  };

  return {
    app,
    db,
    listen,
    filesDir,
    proofs,
    clock,
    log,
    reset,
    send,
    call,
    addUser,
    signInAs,
    signIn: async (rol: Rol | '', values: Partial<Insertable<Usuarios>> = {}) =>
      signInAs(await addUser({ rol, ...values })),
    tick(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
    async close() {
      await close();
      await rm(filesDir, { recursive: true });
    },
  };
};

export const pathOf = ({ path }: Call, { params = {}, query }: Pick<Sent, 'params' | 'query'> = {}) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? 1)),
  );
  if (!query) return filled;
  const words = Object.entries(query).map(([name, word]): [string, string] => [
    name,
    typeof word === 'string' ? word : JSON.stringify(word),
  ]);

  return `${filled}?${new URLSearchParams(words)}`;
};

const encode = (made: Call, { body, headers }: Sent): RequestInit => {
  if (body === undefined) return { headers };
  if (made.multipart) return { headers, body: toForm(Object(body)) };

  return { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
};

const toForm = (values: Record<string, unknown>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof File) form.append(name, part);
      else form.append(name, String(part ?? ''));
    }
  }

  return form;
};

const readWhole = async (response: Response) => {
  const { status, headers } = response;
  const isJson = headers.get('content-type')?.startsWith('application/json');

  return { status, headers, body: isJson ? await response.json() : await response.arrayBuffer() };
};

// From 1000, so that names keep their order as texts.
let users = 1000;

const newUser = async (): Promise<Insertable<Usuarios>> => {
  users += 1;

  return {
    nombre: 'Ana',
    apellido: `Prueba ${users}`,
    username: `usuario${users}`,
    password_hash: await passwordHash,
    rol: 'administrador',
    estado: 'A',
    fk_usuario_principal: null,
    cuenta_bancaria: `Cuenta ${users}`,
    sueldo_fijo: 'S',
    valor: 15_000,
    paga: 0,
    fk_usuario_creacion: null,
    fk_usuario_actualizacion: null,
    ultima_conexion: null,
  };
};
