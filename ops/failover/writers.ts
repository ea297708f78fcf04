import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '../../api/demo/seed';
import { businessDay } from '../../api/ledger/clock';

const WRITERS = 4;
/** In milliseconds, before a refused write is tried again. */
const AGAIN = 200;

export interface Try {
  name: string;
  /** When the answer arrived, by performance.now(). */
  at: number;
  /** 0 for a lost connection. */
  status: number;
}

export type Writers = Awaited<ReturnType<typeof startWriters>>;

/** Save gastos in sequence and repeat each with its key until it is acknowledged, as a browser does. */
export const startWriters = async (url: string) => {
  const tries: Try[] = [];
  let isOver = false;

  const writers = await Promise.all(
    Array.from({ length: WRITERS }, async (_, index) => {
      const token = await signIn(url);

      return async () => {
        for (let turn = 1; !isOver; turn += 1) {
          const name = `${index + 1}-${turn}`;
          const key = randomUUID();
          for (let status = 0; status !== 200 && !isOver; ) {
            status = await save(url, token, key, name);
            tries.push({ name, status, at: performance.now() });
            if (status !== 200) await pause(AGAIN);
          }
        }
      };
    }),
  );
  const ended = Promise.all(writers.map((write) => write()));

  return {
    tries,
    acknowledged: () => tries.filter(({ status }) => status === 200),
    async end() {
      isOver = true;
      await ended;
    },
  };
};

export const signIn = async (url: string): Promise<string> => {
  const response = await post(url, '/api/auth/login', { username: 'administrador', password: demoPassword });
  if (!response.ok) throw new Error(`The sign-in was answered ${response.status}`);

  return String(Object(await response.json()).token);
};

const post = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  });

const save = async (url: string, token: string, key: string, name: string): Promise<number> => {
  const gasto = {
    fecha: businessDay(new Date()),
    tipo: 'otros',
    descripcion: `failover ${name}`,
    valor: '1.50',
    forma_pago: 'efectivo',
    comprobante: '',
    estado: 'A',
    motivo_anulacion: '',
  };
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  try {
    const response = await post(url, '/api/gastos', gasto, headers);
    await response.arrayBuffer();

    return response.status;
  } catch {
    // Lost or not answered in time: not acknowledged.
    return 0;
  }
};
