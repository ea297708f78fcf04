import fc from 'fast-check';
import { expect } from 'vitest';
import type { Call } from '../../contract/call';
import { isFull, sized } from '../size';
import type { TestApi } from './testApi';

/** npm test sends each call the same few bodies; npm run test:full many, and others each time. */
export const RUNS = sized(20, 1000);
export const SEED = isFull ? Number(process.env.TEST_SEED ?? Date.now() % 2 ** 31) : 20_261_014;
if (isFull) console.log(`Fuzzed with TEST_SEED=${SEED}`);

export const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/octet-stream',
  '',
];

/** Values that have broken other servers, and any others. */
export const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    ...[
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      '’ or 1=1 --',
      '2026-02-30',
      '0000-00-00',
      '2026-10-12',
      '1e9',
      '١',
      'x'.repeat(5000),
    ],
    ...[
      null,
      true,
      [],
      {},
      [[]],
      0,
      -0,
      -1,
      1.5,
      2 ** 31,
      2 ** 53,
      1e300,
      999_999_999_999_999,
      '999999999999999',
    ],
  ),
);

/** Values that the business rules react to. */
export const plausible = fc.constantFrom<unknown>(
  ...['A', 'B', 'C', 'P', 'D', 'R', 'X', 'PENDIENTE', 'REVISADO', 'RECHAZADO', 'PAGADO', 'ANULADO'],
  ...['2026-10-14', '2026-10-13', '2026-10-15', '2026-10-08', '1999-12-31', '2999-12-31', '1000-01-01'],
  ...['0.01', '9999999999.99', 9_999_999_999.99, '12.5', 1, 2, 3, 4, 5, 6, 7, '1', 'RECIBIR', 'ENTREGAR'],
  ...['efectivo', 'otros', 'NOMINA', 'CAJA', 'comprobantes/x.png', 'Motivo', "O'Hara; --", '0123', '7', '🎲'],
  ...[[{ colilla: '7', valor: '-1' }], [{ colilla: '(0123)', valor: 9_999_999_999 }]],
  Array(2000).fill({ colilla: '9999', valor: '9999999999.99' }),
);

/** Any answer but a broken one: JSON, and a refusal in Spanish. */
export const check = async (api: Pick<TestApi, 'send'>, call: Call, path: string, init: RequestInit) => {
  const { status, headers, body: answer } = await api.send(path, { method: call.method, ...init });
  const type = headers.get('content-type');

  if (type !== 'application/json' || !(status < 400 || (status < 500 && isRefusal(answer)))) {
    expect.fail(JSON.stringify({ path, status, type, answer, init }));
  }

  return status;
};

/** `{ error }` in Spanish, where fields are to blame the same text at each, and nothing else. */
const isRefusal = ({ error, errors = {}, ...others }: Record<string, unknown>) =>
  Object.keys(others).length === 0 &&
  Object.values(Object(errors)).every((text) => text === error) &&
  /^[A-ZÉ]/.test(String(error)) &&
  !WIRE_FIELD.test(String(error)) &&
  !/invalid|expected|required|error|undefined|\[object/i.test(String(error));

/** Names of fields that are no words of a person: fk_usuario, usuarioPrincipal, files; also one behind a text, as in (valor). */
const WIRE_FIELD = /\w_\w|\b[a-z]+[A-Z]|\b(password|files|limit|offset|version)\b|\([a-z]+\)$/;
