import { expect, test } from 'vitest';
import { nominaCalls } from '../../../contract/nomina';
import { createHttp } from '../../../src/http/http';
import type { Carry } from '../../../src/http/transport';
import { openTab } from '../../support/http/backend';

const tab = openTab();
const KEY = '3f0c0a3e-6a57-4c8e-8a51-0b9b0c0d7f11';
const nomina = {
  fk_usuario: 3,
  fecha: '2026-10-12',
  fecha_final: '2026-10-18',
  fk_usuario_creacion: 3,
  cuenta_bancaria: '2200',
};

/** The first call gets an expired-token answer, so it is sent twice. */
const openHost = (host: string) => {
  const sent: [path: string, key: string | null][] = [];
  const carry: Carry = async ({ url, headers }) => {
    if (url.endsWith('/refresh-token')) return answer(200, { accessToken: 'new' });
    sent.push([url, headers.get('Idempotency-Key')]);

    return sent.length === 1
      ? answer(401, { error: 'Vencida' })
      : answer(200, { message: 'Listo', conteo: 0 });
  };
  const connection = { session: tab.session, host, carry };

  return { sent, http: createHttp(connection) };
};

const answer = (status: number, body: object) => ({
  status,
  headers: new Headers(),
  text: JSON.stringify(body),
});

test.each([
  ['', KEY],
  [location.origin, KEY],
  ['https://api.example.com', null],
])(
  '[A6] the host "%s" gets the key %s only with creates, and the same key when a call is repeated',
  async (host, key) => {
    const { http, sent } = openHost(host);
    const idempotencyKey = KEY;
    await http(nominaCalls.create, { body: nomina, idempotencyKey });
    await http.fetchJson('/api/gastos', { method: 'POST', body: '{}', idempotencyKey });
    await http(nominaCalls.count, { body: {}, idempotencyKey });
    await http.fetchJson('/api/gastos/1', { method: 'PUT', body: '{}', idempotencyKey });

    expect(sent).toEqual([
      [`${host}/api/nomina/crear`, key],
      [`${host}/api/nomina/crear`, key],
      [`${host}/api/gastos`, key],
      [`${host}/api/nomina/conteo`, null],
      [`${host}/api/gastos/1`, null],
    ]);
  },
);
