import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ErrorDePagina, erroresCalls } from '../../../contract/errores';
import { createErrorReporter, errorReport, watchErrors } from '../../../src/http/errorReporter';
import { HttpError } from '../../../src/http/httpError';
import { createSession, type Session } from '../../../src/http/session';
import { createGate } from '../../support/http/gate';
import { server } from '../../support/msw';

const page = { origin: 'https://caja.example', pathname: '/auth/ventas' };
const failing = (message: string, stack = '') => Object.assign(new Error(message), { stack });
const messageOf = (message: string) => errorReport('error', failing(message), page)?.mensaje;

describe('[A17] the report of an error', () => {
  it.each([
    [
      "Cannot read properties of undefined (reading 'id')",
      "Cannot read properties of undefined (reading 'id')",
    ],
    ['Unexpected token \'A\', ..."nombre":"Ana Paz" is not valid JSON', 'Unexpected token \'A\', ..."…"'],
    ['Unexpected end of "{"nombre":"Ana', 'Unexpected end of "…"'],
    ["'Ana Paz' is not a valid selector", "'…' is not a valid selector"],
    ['Failed: https://caja.example/assets/a-1b2c.js', 'Failed: /assets/a-1b2c.js'],
    ['Failed: https://caja.example/api/ventas?vendedor=Ana&token=abc', 'Failed: /api/ventas'],
    ['account 2200123456 of ana.paz@mail.example', 'account … of …'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.abc-def', 'Bearer …'],
    ['key abcdef0123456789abcdef0123456789', 'key …'],
    ['key abcdefghijklmnopqrstuvwxyzabcdefghijkl', 'key abcdefghijklmnopqrstuvwxyzabcdefghijkl'],
    ["a 'first' and 'Ana Paz' and 'last'", "a 'first' and '…' and 'last'"],
    [`'${'a'.repeat(41)}'`, "'…'"],
    ['line “Ana”\nPaz', 'line "…"'],
    ['line `Ana`', 'line "…"'],
    ['year 2026, id 12345', 'year 2026, id …'],
    ['#anchor and a=b', '#anchor and a=b'],
  ])('%s', (message, told) => {
    expect(messageOf(message)).toBe(`Error: ${told}`);
  });

  it('has only places in our own files', () => {
    const message = 'of\nAna Paz https://caja.example/a.js:1:2';
    const stack = [
      `Error: ${message}`,
      '    at sum (https://caja.example/assets/a.js:1:20)',
      '    at https://caja.example/assets/b.js?v=Ana:12:30',
      '    at other (https://otro.example/x.js:1:1)',
      '    at more (https://caja.example/assets/d.js:1:1) of Ana',
      'add@https://caja.example/assets/c.js:3:4',
    ].join('\n');

    expect(errorReport('error', failing(message, stack), page)?.pila).toBe(
      'at sum (/assets/a.js:1:20) | at /assets/b.js:12:30 | add@/assets/c.js:3:4',
    );
  });

  it('is short and valid for the API', () => {
    const stack = 'at f (https://caja.example/assets/a.js:1:20)\n'.repeat(500);
    const told = errorReport('promesa', failing('x y '.repeat(5000), stack), page);

    expect(ErrorDePagina.safeParse(told).success).toBe(true);
    expect(told?.mensaje).toHaveLength(300);
    expect(told?.pila.split(' | ')).toHaveLength(8);
    const long = failing('x', `at ${'f'.repeat(200)} (${page.origin}/a.js:1:2)`);
    expect(errorReport('error', long, page)?.pila).toHaveLength(150);
    expect(errorReport('error', long, { ...page, pathname: `/${'a'.repeat(300)}` })?.pagina).toHaveLength(
      200,
    );
  });

  it('has only the status of an answer, and only the type of other values', () => {
    expect(errorReport('promesa', new HttpError('Ana Paz ya existe', 409), page)?.mensaje).toBe(
      'HttpError: 409',
    );
    expect(errorReport('promesa', 'Ana Paz', page)).toEqual({
      origen: 'promesa',
      mensaje: 'No Error: string',
      pila: '',
      pagina: '/auth/ventas',
    });
    const nameless = Object.assign(new Error('x'), { stack: undefined });
    expect(errorReport('error', nameless, { ...page, pathname: '/auth/usuarios/1234567' })).toMatchObject({
      mensaje: 'Error: x',
      pila: '',
      pagina: '/auth/usuarios/…',
    });
  });

  it.each([
    ['a script of another origin', null],
    ['an aborted call', new DOMException('', 'AbortError')],
    ['an extension', failing('x', 'at f (chrome-extension://abc/a.js:1:2)')],
  ])('is not sent for %s', (_, failure) => {
    expect(errorReport('error', failure, page)).toBeUndefined();
  });
});

describe('a page', () => {
  let session: Session;
  let told: { body: ErrorDePagina; headers: Headers }[];
  beforeEach(() => {
    localStorage.setItem('token', 'un-token');
    session = createSession();
    told = [];
  });
  const open = (host = '') => createErrorReporter({ session, host });
  const hear = (answer: () => Response = () => HttpResponse.json({})) => {
    const heard = createGate();
    server.use(
      msw.post(`*${erroresCalls.create.path}`, async ({ request }) => {
        told.push({ body: ErrorDePagina.parse(await request.json()), headers: request.headers });
        heard.open();

        return answer();
      }),
    );

    return heard.passed;
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it('reports each error once, at most five, without token or cookie', async () => {
    void hear();
    const report = open();
    for (let n = 0; n < 20; n += 1) report('pantalla', failing(`boom ${Math.floor(n / 2)}`));
    await expect.poll(() => told.length).toBe(5);

    const pagina = location.pathname;
    expect(told.map(({ body }) => body)).toMatchObject(
      [0, 1, 2, 3, 4].map((n) => ({ origen: 'pantalla', mensaje: `Error: boom ${n}`, pagina })),
    );
    expect(told[0]?.headers.get('authorization')).toBeNull();
    expect(told[0]?.headers.get('cookie')).toBeNull();
    expect(told[0]?.headers.get('content-type')).toBe('application/json');
  });

  it.each([
    ['is refused', () => new HttpResponse(null, { status: 500 })],
    ['does not arrive', () => HttpResponse.error()],
  ])('reports nothing more after a report that %s', async (_, answer) => {
    const heard = hear(answer);
    const report = open();
    report('error', failing('one'));
    await heard;
    await settle();
    await settle();
    report('error', failing('two'));
    await settle();

    expect(told).toHaveLength(1);
  });

  it('reports nothing to another host, of another origin, or after the session ended', async () => {
    void hear();
    open('https://api.example')('error', failing('one'));
    const report = open(location.origin);
    report('error', null);
    await session.signOut();
    report('error', failing('two'));
    await settle();

    expect(told).toEqual([]);
  });

  it('reports uncaught errors', async () => {
    const seen: unknown[] = [];
    watchErrors((origen, failure) => seen.push([origen, failure]));
    dispatchEvent(new ErrorEvent('error', { error: 'a', cancelable: true }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'b' }));

    expect(seen).toEqual([
      ['error', 'a'],
      ['promesa', 'b'],
    ]);
  });
});
