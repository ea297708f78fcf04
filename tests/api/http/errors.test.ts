import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { SlowStatement, UnsureCommit } from '../../../api/db/faults';
import { answerError } from '../../../api/http/errors';
import type { Log, LogEntry } from '../../../api/process/log';

const answerTo = (error: Error, log: Log = () => undefined, tellsCauses = false) =>
  new Hono()
    .onError(answerError(log, { tellsCauses }))
    .get('/', () => {
      throw error;
    })
    .request('/');

const withCode = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

test.each([
  ...['57P01', '57P03', '55P03', '53300', '25006', '08006', 'ECONNREFUSED'].map((code) => withCode(code)),
  withCode('ENOENT', { syscall: 'connect' }),
  ...[
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'Client was closed and is not queryable',
    'Client has encountered a connection error and is not queryable',
  ].map((message) => new Error(message)),
])('[A20] the database error "$message" is a 503 with Retry-After', async (error) => {
  const answer = await answerTo(error);

  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toEqual({
    error: 'La base de datos no responde. Espere unos segundos e inténtelo de nuevo.',
  });
});

test.each([withCode('57014'), new SlowStatement(4_000)])(
  '[N2] a statement that passed its deadline says what to narrow, not that the database is away: $name',
  async (error) => {
    const answer = await answerTo(error);

    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBeNull();
    expect(await answer.json()).toEqual({
      error:
        'Esta consulta tardó demasiado y se detuvo. Pida menos de una vez: un período más corto, una búsqueda más precisa o menos filas.',
    });
  },
);

test('[N2] a commit that was cut off does not say that nothing was saved', async () => {
  const answer = await answerTo(new UnsureCommit('The thread of the database ended'));

  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({
    error: 'No se sabe si la operación se guardó. Compruébelo antes de repetirla.',
  });
});

test.each(['XX001', 'XX002', '58P01'])(
  '[N9] the database error "%s", of a damaged file, is told in words, and the log names the file',
  async (code) => {
    const lines: LogEntry[] = [];
    const error = Object.assign(new Error('invalid page in block 3 of relation "base/5/17492"'), { code });

    const answer = await answerTo(error, (entry) => lines.push(entry));

    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({
      error:
        'La base de datos está dañada y no se puede leer entera. Avise a quien cuida el servidor: debe restaurar una copia de seguridad.',
    });
    expect(lines).toMatchObject([{ error: expect.stringContaining('base/5/17492') }]);
  },
);

test.each([withCode('ENOENT', { syscall: 'open' }), withCode('42P01'), new Error('otra cosa')])(
  'an internal error, such as "$message", is a 500',
  async (error) => {
    expect((await answerTo(error)).status).toBe(500);
  },
);

test.each([
  ['53100', 'El disco de la base de datos está lleno'],
  ['53200', 'La base de datos se quedó sin memoria'],
  ['58030', 'El disco de la base de datos falla'],
])('[N10] with %s the answer and the log say what the database lacks', async (code, lack) => {
  const logged: LogEntry[] = [];
  const answer = await answerTo(withCode(code), (entry) => logged.push(entry));

  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(await answer.json()).toEqual({
    error: `${lack}: no se guardó nada. Avise a quien cuida el servidor.`,
  });
  expect(logged).toMatchObject([{ level: 'error', error: `${lack}: Error ${code}` }]);
});

test('only a developer is told the words of an unexpected error, in log and answer', async () => {
  const error = withCode('42703', { message: 'column "descripcon" does not exist' });
  const tell = async (tellsCauses: boolean) => {
    const log: string[] = [];
    const answer = await answerTo(error, (entry) => log.push(entry.error), tellsCauses);

    return { said: Object(await answer.json()).detalle, log };
  };

  expect(await tell(false)).toEqual({ said: undefined, log: ['Error 42703'] });
  expect(await tell(true)).toEqual({
    said: 'column "descripcon" does not exist',
    log: ['Error 42703: column "descripcon" does not exist'],
  });
});
