import { once } from 'node:events';
import { createServer } from 'node:http';
import type { KyselyPlugin } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createListener } from '../../../api/http/listener';
import { addDays } from '../../../api/ledger/week';
import type { Call } from '../../../contract/call';
import { gastosRest } from '../../../contract/gastos';
import type { Fila } from '../../../contract/importar';
import { usuariosCalls } from '../../../contract/usuarios';
import { vendedoresRest } from '../../../contract/vendedores';
import { importCalls } from '../../support/api/calls';
import { importFile } from '../../support/api/importFile';
import type { Answered, Client } from '../../support/api/testApi';
import { openTestDatabase } from '../../support/api/testDatabase';
import { openWorld, PAST_DAY, refusedWith, TODAY, TOMORROW, using } from '../../support/api/world';
import { cedulaOf } from '../../support/sampleOf';

const world = openWorld();

// Rows from before the import must be older.
beforeEach(() => world.tick(1));

type Row = Record<string, string | number>;

const bodyOf = (rows: readonly Row[], options: object = {}) => {
  const columnas = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const filas = rows.map((row) => columnas.map((name) => row[name] ?? ''));

  return { archivo: 'octubre.xlsx', columnas, filas, por_defecto: {}, solo_revisar: false, ...options };
};

const send = (who: Client, section: string, rows: readonly Row[], options?: object): Promise<Answered> => {
  const call = importCalls[section] as Call;
  const body = bodyOf(rows, options);

  return body.solo_revisar ? who.call(call, { body }) : importFile(who, call, body);
};

const taxi = (values: Row = {}): Row => ({
  fecha: TODAY,
  tipo: 'transporte',
  descripcion: 'Taxi',
  valor: '12.50',
  ...values,
});
const DEFAULTS = { por_defecto: { forma_pago: 'efectivo', estado: 'A' } };
const ana = (values: Row = {}): Row => ({
  codigo: 'P-50',
  nombre: 'Ana',
  apellido: 'Loor',
  cedula: '1710034065',
  porcentaje: '10',
  ...values,
});
const ENABLED = { por_defecto: { estado: 'A' } };

const count = async (table: 'gastos' | 'vendedores' | 'usuarios' | 'historial') =>
  (await world.db.selectFrom(table).select('id').execute()).length;
const errorsOf = ({ body }: Answered) => body.filas.map(({ errores }: Fila) => errores);

describe('rows of a spreadsheet', () => {
  test('store nothing in a dry run; an import stores them like the form, and the history names the file', async () => {
    const { berta, carlos } = world;
    const file = [taxi(), taxi({ valor: 30, fk_usuario: carlos.user.id })];
    const before = [await count('gastos'), await count('historial')];
    const looked = await send(berta, 'gastos', file, { ...DEFAULTS, solo_revisar: true });
    expect(looked).toMatchObject({ status: 200, body: { nuevas: 2 } });
    expect([await count('gastos'), await count('historial')]).toEqual(before);

    const answer = await send(berta, 'gastos', file, DEFAULTS);
    const rows = await world.db
      .selectFrom('gastos')
      .select(['id', 'fk_usuario', 'valor', 'forma_pago'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();

    expect(answer).toMatchObject({ status: 200, body: { nuevas: 2, cambiadas: 0, iguales: 0, filas: [] } });
    expect(rows).toMatchObject([
      { fk_usuario: berta.user.id, valor: 3000, forma_pago: 'efectivo' },
      { fk_usuario: berta.user.id, valor: 1250 },
    ]);
    expect(await using(gastosRest.calls).history(berta, rows[0]?.id ?? 0)).toMatchObject([
      { accion: 'creación', motivo: 'Importado de octubre.xlsx', usuario: { nombre: 'Berta' } },
    ]);
  });

  test('change only the named fields of a record that exists', async () => {
    const { berta } = world;
    await send(berta, 'vendedores', [ana(), ana({ codigo: 'P-51', cedula: '0926687856' })], ENABLED);
    const file: Row[] = [
      { cedula: '1710034065', telefono: '0991234567', nombre: '' },
      { cedula: '0926687856', codigo: 'P-51' },
    ];
    const looked = await send(berta, 'vendedores', file, { solo_revisar: true });
    const { body } = await send(berta, 'vendedores', file);
    const kept = await world.db
      .selectFrom('vendedores')
      .select(['id', 'nombre', 'telefono', 'version'])
      .where('cedula', 'in', ['1710034065', '0926687856'])
      .orderBy('codigo')
      .execute();

    expect(looked.body).toMatchObject({
      nuevas: 0,
      cambiadas: 1,
      iguales: 1,
      filas: [
        { resultado: 'cambia', id: kept[0]?.id, cambios: [{ campo: 'telefono', antes: '' }], errores: [] },
        { resultado: 'igual', id: kept[1]?.id, cambios: [], errores: [] },
      ],
    });
    expect(body).toMatchObject({ nuevas: 0, cambiadas: 1, iguales: 1 });
    expect(kept).toMatchObject([
      { nombre: 'Ana', telefono: '0991234567', version: 2 },
      { telefono: '', version: 1 },
    ]);
    expect(await using(vendedoresRest.calls).history(berta, kept[0]?.id ?? 0)).toMatchObject([
      {
        accion: 'modificación',
        motivo: 'Importado de octubre.xlsx',
        cambios: [{ campo: 'telefono', antes: '', despues: '0991234567' }],
      },
      {},
    ]);
  });

  test('store nothing if one is wrong, and each error names its field', async () => {
    const { berta } = world;
    await world.closeWeek(berta);
    const before = [await count('gastos'), await count('historial')];
    const rows = [
      taxi(),
      taxi({ valor: '1,234.5', tipo: 'viajes' }),
      taxi({ fecha: TOMORROW }),
      taxi({ fecha: PAST_DAY }),
      taxi({ fecha: '31/02/2026' }),
      taxi({ descripcion: '' }),
    ];
    const answer = await send(berta, 'gastos', rows, DEFAULTS);

    expect(answer).toMatchObject(refusedWith(422, '5 filas tienen errores: no se importó nada.'));
    expect(errorsOf(answer)).toEqual([
      [],
      [
        { campo: 'valor', texto: 'Escriba solo números, con dos decimales como máximo' },
        { campo: 'tipo', texto: 'Elija el tipo' },
      ],
      [{ campo: 'fecha', texto: 'La fecha no puede ser posterior a hoy' }],
      [{ campo: 'fecha', texto: expect.stringMatching(/^La semana del .* está cerrada/) }],
      [{ campo: 'fecha', texto: 'La fecha debe tener la forma AAAA-MM-DD' }],
      [{ campo: 'descripcion', texto: 'Este dato es obligatorio' }],
    ]);
    expect([await count('gastos'), await count('historial')]).toEqual(before);
  });

  test('get an error if they violate a unique index, and the rows after them are still checked', async () => {
    const { berta } = world;
    const rows = [
      ana({ codigo: 'P-01', cedula: '1713175071' }),
      ana({ codigo: 'P-60', cedula: '0926687856' }),
      ana({ codigo: 'P-60', cedula: '0102030400' }),
    ];
    const answer = await send(berta, 'vendedores', rows, { ...ENABLED, solo_revisar: true });

    expect(errorsOf(answer)).toEqual([
      [{ campo: 'codigo', texto: 'Ya existe un promotor con ese código' }],
      [],
      [{ campo: 'codigo', texto: 'Ya existe un promotor con ese código' }],
    ]);
  });

  test('get an error if an earlier row of the file has the same unique value', async () => {
    const codes = Array.from({ length: 9 }, (_, n) => `Q-${n}`);
    const rows = codes.map((codigo, n) => ana({ codigo, cedula: cedulaOf(n) }));
    const twice = [3, 7].map((n) => ana({ codigo: `q-${n}`, cedula: cedulaOf(20 + n) }));
    const again = ana({ codigo: 'Q-0', cedula: cedulaOf(0), nombre: 'Eva' });
    const { status, body } = await send(world.berta, 'vendedores', [...rows, ...twice, again], ENABLED);

    expect(status).toBe(422);
    expect(body.filas.flatMap(({ errores }: Fila, n: number) => (errores.length > 0 ? [n] : []))).toEqual([
      9, 10, 11,
    ]);
    expect(body.filas.at(-1).errores).toEqual([
      { campo: 'cedula', texto: 'Se repite: ya está en la fila 1', fila: 0 },
    ]);
  });

  test('get a warning if they look like a stored record, but not if two in one file are equal', async () => {
    const { berta, db } = world;
    const twice = [taxi({ descripcion: 'Peaje' }), taxi({ descripcion: 'Peaje' })];
    const options = { ...DEFAULTS, solo_revisar: true };
    const fresh = await send(berta, 'gastos', twice, options);
    await send(berta, 'gastos', twice, DEFAULTS);
    world.tick(1);
    const again = await send(berta, 'gastos', twice, options);
    const { id } = await db
      .selectFrom('gastos')
      .select('id')
      .where('descripcion', '=', 'Peaje')
      .orderBy('id')
      .executeTakeFirstOrThrow();

    expect(fresh.body.filas.map(({ parecido }: Fila) => parecido)).toEqual([null, null]);
    expect(again.body.filas.map(({ parecido }: Fila) => parecido)).toEqual([id, id]);
  });

  test('without an administrador are refused if the user has to name one', async () => {
    const answer = await send(world.chief, 'gastos', [taxi()], DEFAULTS);

    expect(answer).toMatchObject(refusedWith(422, 'Una fila tiene errores: no se importó nada.'));
    expect(errorsOf(answer)).toEqual([[{ campo: 'fk_usuario', texto: 'Elija el administrador del gasto' }]]);
  });

  test('are refused as a whole if there are too many or a column cannot be imported', async () => {
    const { berta } = world;
    const unknown = await send(berta, 'gastos', [taxi({ version: 7 })], DEFAULTS);
    const many = await send(berta, 'gastos', Array(5001).fill({ fecha: TODAY }));

    expect(unknown).toMatchObject(
      refusedWith(400, 'El archivo tiene una columna que no se puede importar: la columna 5'),
    );
    expect(many).toMatchObject(refusedWith(400, expect.stringMatching(/5,000 filas como máximo/)));
  });
});

describe("another administrador's records", () => {
  test('are not found by id or key, and stay unchanged', async () => {
    const { berta, carlos, db } = world;
    const id = await world.on.gasto({ fecha: TODAY, fk_usuario: berta.user.id, valor: 50 });
    const zoe = () =>
      db.selectFrom('vendedores').selectAll().where('id', '=', world.zoe).executeTakeFirstOrThrow();
    const before = await zoe();
    const gasto = await send(carlos, 'gastos', [taxi({ id })], DEFAULTS);
    const same = [ana({ codigo: 'P-70', cedula: before.cedula })];
    const promotor = await send(carlos, 'vendedores', same, ENABLED);

    expect(errorsOf(gasto)).toEqual([[{ campo: 'id', texto: 'No existe el gasto' }]]);
    expect(errorsOf(promotor)).toEqual([
      [{ campo: 'cedula', texto: 'Ya existe un promotor con esa cédula' }],
    ]);
    expect(await zoe()).toEqual(before);
  });
});

const errorsAt = ({ body }: Answered) =>
  body.filas.flatMap(({ errores }: Fila, n: number) => errores.map(({ texto }) => [n, texto]));
const CODE_TAKEN = 'Ya existe un promotor con ese código';

describe('unique values', () => {
  test('[N9] a look counts each of 350 rows that collide, and the new rows among them', async () => {
    const { berta } = world;
    const rows = Array.from({ length: 650 }, (_, n) =>
      ana({ codigo: n < 300 ? 'P-01' : `N-${n % 300}`, cedula: cedulaOf(3_000 + n) }),
    );
    const { body } = await send(berta, 'vendedores', rows, { ...ENABLED, solo_revisar: true });

    expect([body.nuevas, body.cambiadas, body.iguales]).toEqual([300, 0, 0]);
    const wrong = body.filas.flatMap(({ errores }: Fila, n: number) => (errores.length > 0 ? [n] : []));
    // The first 300 have the código of Zoe, the last 50 those of rows before them.
    expect(wrong).toEqual([...Array(300).keys(), ...Array.from({ length: 50 }, (_, n) => 600 + n)]);
  });

  test('[A29] an import of values that somebody took after the look names them all, and stores nothing', async () => {
    const { berta, chief } = world;
    const rows = Array.from({ length: 4 }, (_, n) => ana({ codigo: `T-${n}`, cedula: cedulaOf(5_000 + n) }));
    const looked = await send(berta, 'vendedores', rows, { ...ENABLED, solo_revisar: true });
    expect(looked.body.nuevas).toBe(4);
    for (const n of [1, 3]) {
      const other = ana({ codigo: `T-${n}`, cedula: cedulaOf(5_010 + n), estado: 'A' });
      const made = await using(vendedoresRest.calls).create(chief, { ...other, fk_usuario: berta.user.id });
      expect(made.status).toBe(200);
    }
    const before = await count('vendedores');

    const versiones = rows.map(() => null);
    const { status, body } = await berta.call(importCalls.vendedores as Call, {
      body: bodyOf(rows, { ...ENABLED, versiones }),
    });

    expect(status).toBe(422);
    expect(body.filas.map(({ errores }: Fila) => errores.length)).toEqual([0, 1, 0, 1]);
    expect(await count('vendedores')).toBe(before);
  });

  test('[N9] a look says of values that rows free and take what the import does', async () => {
    const { berta, chief } = world;
    await send(
      berta,
      'vendedores',
      [1, 2, 3].map((n) => ana({ codigo: `L-${n}`, cedula: cedulaOf(4_000 + n) })),
      ENABLED,
    );
    const named = (n: number, codigo: string) => ana({ codigo, cedula: cedulaOf(4_000 + n) });
    const files: [Row[], unknown][] = [
      // Each takes what the one before has left.
      [[named(3, 'L-4'), named(2, 'L-3'), named(1, 'L-2')], []],
      // Two that exchange their codes would both have one for a moment.
      [
        [named(1, 'L-3'), named(2, 'L-2')],
        [
          [0, CODE_TAKEN],
          [1, CODE_TAKEN],
        ],
      ],
      // A new one takes what a changed one leaves, wherever it stands in the file.
      [[named(9, 'l-4'), named(3, 'L-5')], []],
      [[named(3, 'L-5'), named(8, 'L-5')], [[1, CODE_TAKEN]]],
    ];
    for (const [file, expected] of files) {
      const looked = await send(berta, 'vendedores', file, { ...ENABLED, solo_revisar: true });
      expect(errorsAt(looked)).toEqual(expected);
      const { status, body } = await send(berta, 'vendedores', file, ENABLED);
      expect({ status, errors: status === 200 ? [] : errorsAt({ body } as Answered) }).toEqual({
        status: looked.body.filas.some(({ errores }: Fila) => errores.length > 0) ? 422 : 200,
        errors: expected,
      });
    }
    const { body } = await chief.call(vendedoresRest.calls.list, { query: { filter: { q: 'L-' } } });
    expect(body.map(({ codigo }: { codigo: string }) => codigo).toSorted()).toEqual([
      'L-2',
      'L-3',
      'L-5',
      'l-4',
    ]);
  });
});

test('[N4] a look uses up no id', async () => {
  const { berta, db } = world;
  const newest = async () =>
    (
      await db
        .selectFrom('gastos')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirstOrThrow()
    ).id;
  await send(berta, 'gastos', [taxi()], DEFAULTS);
  const before = await newest();

  await send(berta, 'gastos', Array(20).fill(taxi()), { ...DEFAULTS, solo_revisar: true });
  await send(berta, 'gastos', [taxi()], DEFAULTS);

  expect(await newest()).toBe(before + 1);
});

test('[N6] a second import of one person is told so while the first runs, and not afterwards', async () => {
  const { berta, carlos, log } = world;
  const file = Array.from({ length: 500 }, () => taxi());
  const ask = (who: Client) => send(who, 'gastos', file, { ...DEFAULTS, solo_revisar: true });

  // Several, because one alone may find the first at its end.
  const own = Array.from({ length: 8 }, () => ask(berta));
  const [other, ...answers] = await Promise.all([ask(carlos), ...own]);

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect(other?.status).toBe(200);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.body.error).toBe(
    'Otra importación suya todavía está en marcha. Espere a que termine e inténtelo de nuevo.',
  );
  expect(refused?.headers.get('retry-after')).toBe('5');
  expect(log.at(-1)?.error ?? '').not.toMatch(/TypeError/);
  expect((await ask(berta)).status).toBe(200);
});

describe('an import of 500 rows', () => {
  const asked = { count: 0 };
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      asked.count += 1;

      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const busy = openWorld(async () => {
    const database = await openTestDatabase();

    return { database: { ...database, db: database.db.withPlugin(counting) } };
  });

  test('[A25] other users get answers during an import of 500 rows, which sends no more queries than one of 100', async () => {
    const { berta, carlos, sara, saul, pia, rosa } = busy;
    const importOf = async (size: number) => {
      const before = asked.count;
      expect(await send(berta, 'gastos', Array(size).fill(taxi()), DEFAULTS)).toMatchObject({
        body: { nuevas: size },
      });

      return asked.count - before;
    };
    // The first request of a user also stores the last connection.
    await importOf(1);
    const fewer = await importOf(100);
    const more = await importOf(500);
    const [, ...answers] = await Promise.all([
      importOf(500),
      ...[berta, carlos, sara, saul, pia, rosa].map((one) => one.call(usuariosCalls.profile)),
    ]);

    expect(more).toBe(fewer);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('[N4] rows of many weeks and administradores are looked at with no more queries than one row', async () => {
    const { chief, addUser, db } = busy;
    const owners = await Promise.all(Array.from({ length: 5 }, () => addUser({ rol: 'administrador' })));
    const rows = Array.from({ length: 400 }, (_, n) =>
      taxi({ fecha: addDays(TODAY, -7 * n), fk_usuario: owners[n % owners.length]?.id ?? 0 }),
    );
    // Two of the weeks are closed.
    for (const n of [1, 7]) {
      const fecha = addDays('2026-10-12', -7 * n);
      await busy.on.nomina({ fk_usuario: owners[n % 5]?.id ?? 0, fecha, fecha_final: addDays(fecha, 6) });
    }
    const asking = async (some: readonly Row[], options: object) => {
      const before = asked.count;
      const answer = await send(chief, 'gastos', some, options);

      return { count: asked.count - before, answer };
    };
    const look = { ...DEFAULTS, solo_revisar: true };
    await asking(rows.slice(3, 4), look);
    const one = await asking(rows.slice(3, 4), look);
    const many = await asking(rows, look);
    const open = rows.filter((_, n) => n !== 1 && n !== 7);
    const saved = await asking(open, DEFAULTS);

    expect(many.count).toBe(one.count);
    expect(errorsAt(many.answer)).toEqual(
      [1, 7].map((n) => [n, expect.stringMatching(/^La semana del .* está cerrada/)]),
    );
    expect(many.answer.body.nuevas).toBe(398);
    expect(saved.answer).toMatchObject({ status: 200, body: { nuevas: 398 } });
    expect(
      await db
        .selectFrom('gastos')
        .select('id')
        .where(
          'fk_usuario',
          'in',
          owners.map(({ id }) => id),
        )
        .execute(),
    ).toHaveLength(398);
  });
});

test('an import whose client has gone stores nothing', async () => {
  const { berta, app, log } = world;
  const before = await count('gastos');
  const server = createServer(createListener(app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const controller = new AbortController();
  const asked = fetch(`http://127.0.0.1:${port}${importCalls.gastos?.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${berta.token}` },
    body: JSON.stringify({
      ...bodyOf(Array(5000).fill(taxi()), DEFAULTS),
      versiones: Array(5000).fill(null),
    }),
    signal: controller.signal,
  });
  const [request] = await once(server, 'request');
  await expect.poll(() => request.complete).toBe(true);
  controller.abort();
  await expect(asked).rejects.toThrow();

  await expect
    .poll(() => log.at(-1)?.error, { timeout: 20_000 })
    .toBe('El envío se interrumpió. Inténtelo de nuevo.');
  expect(await count('gastos')).toBe(before);
  // [N6] It left no lock.
  expect(await send(berta, 'gastos', [taxi()], DEFAULTS)).toMatchObject({ status: 200 });
  server.close();
});
