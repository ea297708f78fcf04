import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask } from './ask';
import { restSections } from './calls';
import { firstOfEach } from './firstOfEach';
import { openWorld, using, type World } from './world';

let world: World;
let first: Record<string, { id: number }>;
beforeAll(async () => {
  world = await openWorld();
  first = await firstOfEach(world);
});
afterAll(() => world.close());

const sectionNamed = (name: string) => {
  const found = restSections.find((section) => section.name === name);
  if (!found) throw new Error(`no section ${name}`);

  return found;
};
const idOf = (name: string) => first[name]?.id ?? 0;
const every = restSections.map(({ name }) => name);

test('there is one record of each section', () => {
  expect(Object.keys(first).sort()).toEqual([...every].sort());
});

/** What a person might ask of a filter, by its name or the end of it. */
const samples: readonly [RegExp, unknown][] = [
  [/^q$/, 'zoe 100%'],
  [/^fk_/, 1],
  [/_(gte|lte)$/, '2026-10-14'],
  [/^colilla$/, '0123'],
  [/^ambito$/, 'N'],
  [/^anio$/, 2026],
];
const optionsOf = (schema: unknown): unknown[] | undefined => Object(schema).options;

const filters = restSections.flatMap(({ name, filters }) =>
  Object.entries(filters).map(([filter, schema]) => ({ name, filter, options: optionsOf(schema) })),
);

describe('a list is filtered by whatever its section declares', () => {
  test.each(filters)('$name by $filter', async ({ name, filter, options }) => {
    const sample = samples.find(([pattern]) => pattern.test(filter))?.[1];

    for (const value of options ?? [sample]) {
      expect(value).toBeDefined();
      const { status, body } = await ask(world.chief, sectionNamed(name).calls.list, {
        filter: JSON.stringify({ [filter]: value }),
      });
      expect({ status, isList: Array.isArray(body) }).toEqual({ status: 200, isList: true });
    }
  });
});

const sorts = restSections.flatMap(({ name, sort }) => ['id', ...sort].map((column) => ({ name, column })));

describe('a list is sorted by whatever its section declares', () => {
  test.each(sorts)('$name by $column', async ({ name, column }) => {
    for (const order of ['ASC', 'DESC']) {
      const { status, body } = await ask(world.chief, sectionNamed(name).calls.list, {
        sort: JSON.stringify([column, order]),
      });
      expect(status).toBe(200);
      expect(body.map(({ id }: { id: number }) => id)).toContain(idOf(name));
    }
  });
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

  expect(body).toHaveLength(found);
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
      'Falta el dato estado',
    );
    expect((await update(world.chief, { ...before, version: undefined })).body.error).toBe(
      'Falta el dato version',
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
    });
    expect((await history(world.chief, idOf(name)))[0]).toMatchObject({ accion: body.estado });
  });
});
