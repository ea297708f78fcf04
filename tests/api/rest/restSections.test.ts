import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAnnulled } from '../../../contract/rest';
import { ask } from '../ask';
import { restSections } from '../calls';
import { firstOfEach } from '../firstOfEach';
import { threeOfEach } from '../threeOfEach';
import { openWorld, using, type World } from '../world';

let world: World;
let first: Record<string, { id: number }>;
let three: Awaited<ReturnType<typeof threeOfEach>>;
beforeAll(async () => {
  world = await openWorld();
  first = await firstOfEach(world);
  three = await threeOfEach(world);
});
afterAll(() => world.close());

const sectionNamed = (name: string) => {
  const found = restSections.find((section) => section.name === name);
  if (!found) throw new Error(`no section ${name}`);

  return found;
};
const idOf = (name: string) => first[name]?.id ?? 0;
const every = restSections.map(({ name }) => name);

test('there are records of each section', () => {
  expect(Object.keys(first).sort()).toEqual([...every].sort());
  expect(Object.keys(three).sort()).toEqual([...every].sort());
});

type Row = Record<string, unknown> & { id: number };

/** What a list answers of the three records of a section. */
const askThree = async (name: string, filter: object = {}, sort: readonly string[] = ['id', 'ASC']) => {
  const { status, body } = await ask(world.chief, sectionNamed(name).calls.list, {
    filter: JSON.stringify({ ...filter, id: three[name] }),
    sort: JSON.stringify(sort),
  });
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });

  return body as Row[];
};

const sorts = restSections.flatMap(({ name, sort }) => sort.map((column) => ({ name, column })));

describe('a list comes in the order of whatever column its section declares', () => {
  test.each(sorts)('$name by $column', async ({ name, column }) => {
    const [middle, last, first] = three[name] ?? [];
    const idsIn = async (order: string) => (await askThree(name, {}, [column, order])).map(({ id }) => id);

    expect(await idsIn('ASC')).toEqual([first, middle, last]);
    expect(await idsIn('DESC')).toEqual([last, middle, first]);
  });

  test.each(every)('%s by id', async (name) => {
    const ids = (await askThree(name, {}, ['id', 'DESC'])).map(({ id }) => id);

    expect(ids).toEqual([...(three[name] ?? [])].reverse());
  });
});

test.each(every)(
  'a row of the list of %s holds all that its form shows, but for lines of its own and what keeps it from being changed',
  async (name) => {
    const [row] = await askThree(name);
    const { body } = await world.chief.call(sectionNamed(name).calls.one, { params: { id: row?.id ?? 0 } });
    const { detalle_ventas, vendido, filas_por_corregir, anulado_por, semana_cerrada, ...plain } = body;

    expect(row).toEqual(plain);
  },
);

/** What a filter lets through, where it is not the records whose column of that name has that value. */
const letsThrough: Record<string, (row: Row, value: unknown) => boolean> = {
  // A word of the record itself, or of whom it names.
  q: (row, value) => JSON.stringify(row).includes(String(value)),
  // Ventas and premios are searched by their promotor.
  'ventas.q': ({ vendedor }, value) => JSON.stringify(vendedor).includes(String(value)),
  'premios.q': ({ vendedor }, value) => JSON.stringify(vendedor).includes(String(value)),
  anio: ({ fecha }, value) => String(fecha).startsWith(String(value)),
  // Of a superadministrador who has taken none of their steps.
  turno: ({ estado }) => ['PENDIENTE', 'REVISADO'].includes(String(estado)),
  excepto: ({ id }, value) => !Object(value).includes(id),
  'transferencias.fk_usuario': ({ fk_usuario_origen, fk_usuario_destino }, value) =>
    [fk_usuario_origen, fk_usuario_destino].includes(value),
};

/** What is asked for, where the column has no such values. */
const samples: Record<string, (rows: readonly Row[]) => unknown[]> = {
  q: () => ['Zulia'],
  anio: () => [2025],
  excepto: (rows) => [[rows[0]?.id, rows[2]?.id]],
  'transferencias.fk_usuario': (rows) => [rows[0]?.fk_usuario_origen, rows[0]?.fk_usuario_destino],
};

const isLetThrough = (name: string, filter: string, row: Row, value: unknown): boolean => {
  const own = letsThrough[`${name}.${filter}`] ?? letsThrough[filter];
  if (own) return own(row, value);
  const [, column = filter, bound] = /^(\w+)_(gte|lte)$/.exec(filter) ?? [];
  const held = row[column];
  if (!bound) return held === value;

  return held !== null && (bound === 'gte' ? String(held) >= String(value) : String(held) <= String(value));
};

const filters = restSections.flatMap(({ name, filters }) =>
  Object.entries(filters).map(([filter, schema]) => ({ name, filter, options: Object(schema).options })),
);

describe('a list holds what a filter that its section declares lets through, and nothing else', () => {
  test.each(filters)('$name by $filter', async ({ name, filter, options }) => {
    const rows = await askThree(name);
    const own = samples[`${name}.${filter}`] ?? samples[filter];
    const column = filter.replace(/_(gte|lte)$/, '');
    const values: unknown[] = own?.(rows) ?? options ?? rows.map((row) => row[column]).filter(Boolean);
    const counts: number[] = [];

    for (const value of values) {
      const found = await askThree(name, { [filter]: value });
      expect(found).toEqual(rows.filter((row) => isLetThrough(name, filter, row, value)));
      counts.push(found.length);
    }

    expect(counts.some((count) => count > 0 && count < rows.length)).toBe(true);
  });
});

const shortFilters = filters.filter(({ name }) => sectionNamed(name).readers.length > 0);

test.each(shortFilters)(
  'whoever reads the short view of $name filters it by $filter only if it holds that',
  async ({ name, filter, options }) => {
    const { list } = sectionNamed(name).calls;
    const [row] = (await ask(world.sara, list, {})).body;
    const value = options?.[0] ?? (filter === 'q' ? 'Zulia' : 2025);
    const { status } = await ask(world.sara, list, { filter: JSON.stringify({ [filter]: value }) });

    // The year is that of the date.
    expect(status).toBe(filter === 'q' || filter.replace('anio', 'fecha') in row ? 200 : 400);
  },
);

test.each(every.filter((name) => 'q' in sectionNamed(name).filters))(
  'a record of %s is found by its id',
  async (name) => {
    const [row] = await askThree(name);

    expect(await askThree(name, { q: String(row?.id) })).toContainEqual(row);
    // As many digits as no id has.
    expect(await askThree(name, { q: '99999999999999999999' })).toEqual([]);
  },
);

const withAmount = every.filter(
  (name) =>
    'q' in sectionNamed(name).filters && sectionNamed(name).sums.some((sum) => /valor|total/.test(sum)),
);

test.each(withAmount)('a record of %s is found by its amount, however it is written', async (name) => {
  // 10.00, 200.00 and 9.00 dollars.
  const [ten, much] = await askThree(name);

  // Which other digits may hold.
  expect(await askThree(name, { q: '200' })).toContainEqual(much);
  for (const q of ['$200', '200.00', '200,00', '$200.00']) {
    expect(await askThree(name, { q }), q).toEqual([much]);
  }
  // Screens show whole dollars.
  for (const q of ['10.01', '10.1', '$10.5', '199.99', '$2,000']) {
    expect(await askThree(name, { q }), q).toEqual([]);
  }
  expect(await askThree(name, { q: '$10' })).toEqual([ten]);
});

test('an amount without decimals is what the screens, which show whole dollars, write so', async () => {
  const made = async (valor: number) =>
    world.on.gasto({
      ...{ fk_usuario: world.carlos.user.id, fecha: '2026-09-02', valor },
      ...{ tipo: 'publicidad', descripcion: 'Volante' },
    });
  const ids = [await made(123_450), await made(123_549), await made(123_449), await made(123_550)];
  const found = async (q: string) => {
    const { body } = await ask(world.carlos, sectionNamed('gastos').calls.list, {
      filter: JSON.stringify({ q }),
    });

    return body.map(({ id }: Row) => id);
  };

  expect(await found('$1,235')).toEqual(ids.slice(0, 2));
  expect(await found('1234.50')).toEqual(ids.slice(0, 1));
  expect(await found('1,234.5')).toEqual(ids.slice(0, 1));
});

const exact: [string, object, number][] = [
  ['ventas', { fecha_gte: '2026-10-14', fecha_lte: '2026-10-14' }, 2],
  ['ventas', { fecha_gte: '2026-10-15' }, 0],
  ['ventas', { fecha_lte: '2026-10-13' }, 0],
  ['ventas', { q: 'zOe' }, 2],
  ['ventas', { q: 'rita' }, 0],
  ['ventas', { estado: 'B' }, 1],
  ['premios', { colilla: '0123' }, 1],
  ['premios', { q: '0123' }, 1],
  ['premios', { q: 'nadie' }, 0],
  ['premios', { fecha_pago_gte: '2026-01-01' }, 0],
  ['gastos', { q: 'taxi', tipo: 'transporte' }, 1],
  ['gastos', { tipo: 'otros' }, 0],
  ['depositos', { q: 'pichincha 2200', tipo: 'RECIBIR', estado: 'P' }, 1],
  ['prestamos', { q: 'moto' }, 1],
  ['prestamos', { q: 'zoe', estado: 'A' }, 1],
  ['prestamos', { q: 'berta' }, 0],
];

test.each(exact)('%s filtered by %j: %i found', async (name, filter, found) => {
  const { body } = await ask(world.chief, sectionNamed(name).calls.list, { filter: JSON.stringify(filter) });
  const others = body.filter(({ id }: Row) => !three[name]?.includes(id));

  expect(others).toHaveLength(found);
});

describe('what was read can be sent back as it is, with a new estado, from', () => {
  const changes: [string, object][] = [
    ['sorteos', { estado: 'I' }],
    ['feriados', { estado: 'X', motivo_anulacion: 'No rige' }],
    ['vendedores', { estado: 'I' }],
    ['ventas', { estado: 'C' }],
    ['premios', { estado: 'ANULADO', motivo_anulacion: 'Error' }],
    ['gastos', { estado: 'X', motivo_anulacion: 'Error' }],
    ['ingresos', { estado: 'X', motivo_anulacion: 'Error' }],
    ['depositos', { estado: 'R', motivo_rechazo: 'Sin fondos' }],
    ['abonos', { estado: 'X', motivo_anulacion: 'Error' }],
    ['prestamos', { estado: 'X', motivo_anulacion: 'Error' }],
  ];

  test.each(changes)('%s', async (name, values) => {
    const { calls } = sectionNamed(name);
    const { read, update, history } = using(calls);
    const before = await read(world.chief, idOf(name));

    expect((await update(world.chief, { ...before, estado: undefined })).body.error).toBe(
      'Falta un dato obligatorio',
    );
    expect((await update(world.chief, { ...before, version: undefined })).body.error).toBe(
      'Falta un dato obligatorio',
    );
    const { status, body } = await update(world.chief, { ...before, ...values });

    expect(status).toBe(200);
    const { version, fk_usuario_actualizacion, ...rest } = before;
    const chief = { id: world.chief.user.id, nombre: 'Clara', apellido: 'Jara' };
    const resolved = { fk_usuario_resolucion: chief.id, usuario_resolucion: chief };
    expect(body).toEqual({
      ...{ ...rest, ...values, version: version + 1, fk_usuario_actualizacion: world.chief.user.id },
      ...(name === 'premios' && { fk_usuario_paso: chief.id, usuario_paso: chief }),
      ...(name === 'depositos' && { ...resolved, fecha_resolucion: '2026-10-14' }),
      ...(isAnnulled(body) && { anulado_por: chief }),
    });
    expect((await history(world.chief, idOf(name)))[0]).toMatchObject({ accion: body.estado });
  });
});
