import { randomUUID } from 'node:crypto';
import { createApp } from '../api/app';
import { hashPassword } from '../api/auth/password';
import { openDatabase } from '../api/db/client';
import { migrate } from '../api/db/migrations';
import { authCalls } from '../contract/auth';
import { type Row, sample } from './report';

const TURNS = 300;
const NAMES = ['known', 'unknown', 'disabled'] as const;

const areaUnderCurve = (one: readonly number[], other: readonly number[]): number => {
  let above = 0;
  for (const a of one) for (const b of other) above += a > b ? 1 : a === b ? 0.5 : 0;

  return above / (one.length * other.length);
};

/** A14: whether the time of a refused sign-in reveals the reason. */
export const benchTiming = async (): Promise<Row> => {
  const { db, close } = await openDatabase();
  await migrate(db);
  const password_hash = await hashPassword('una contraseña que nadie adivina');
  const blank = {
    apellido: 'Mera',
    cuenta_bancaria: '',
    rol: 'sumador',
    sueldo_fijo: 'S',
    password_hash,
  } as const;
  await db
    .insertInto('usuarios')
    .values([
      { ...blank, nombre: 'Ana', username: 'known', estado: 'A' },
      { ...blank, nombre: 'Eva', username: 'disabled', estado: 'I' },
    ])
    .execute();
  const app = createApp({ db, jwtSecret: randomUUID(), filesDir: '', log: () => undefined });

  /** An address per attempt, so that the limit of attempts does not answer. */
  const attempt = async (username: string, turn: number) => {
    const answer = await app.request(
      authCalls.login.path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: 'otra' }),
      },
      { incoming: { socket: { remoteAddress: `10.${username.length}.${turn >> 8}.${turn & 255}` } } },
    );
    if (answer.status !== 401) throw new Error(`A wrong password was answered ${answer.status}`);
  };

  const times = { known: [], unknown: [], disabled: [] } as Record<(typeof NAMES)[number], number[]>;
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const name of NAMES) times[name].push(...(await sample(1, () => attempt(name, turn))));
  }
  await close();

  const areas = [
    areaUnderCurve(times.known, times.unknown),
    areaUnderCurve(times.known, times.disabled),
    areaUnderCurve(times.unknown, times.disabled),
  ];

  return {
    what: 'A14: known, unknown and disabled users told apart by time (AUC)',
    measured: areas.map((area) => area.toFixed(2)).join(', '),
    bound: '0.45–0.55',
    holds: areas.every((area) => area >= 0.45 && area <= 0.55),
  };
};
