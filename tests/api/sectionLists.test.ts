import { beforeAll, describe, expect, test } from 'vitest';
import { referencesOf } from '../../api/rest/references';
import { gastosRest } from '../../contract/gastos';
import { referenced, refs } from '../../contract/references';
import { restSections } from '../../contract/restSections';
import { make } from '../support/api/samples';
import { openWorld, using } from '../support/api/world';

type Row = Record<string, unknown> & { id: number };
type Section = (typeof restSections)[number];

const world = openWorld();
const made: Record<string, readonly number[]> = {};
beforeAll(async () => {
  for (const section of restSections) made[section.name] = await makeThree(section);
  for (const { name } of restSections.filter(({ imports }) => imports)) {
    const { id } = await world.db
      .insertInto('importaciones')
      .values({
        recurso: name,
        archivo: 'dos.xlsx',
        fk_usuario: world.chief.user.id,
        fecha: world.clock.now.toISOString(),
        registros: JSON.stringify(importedIn(name).map((record) => ({ id: record, version: 1 }))),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    importaciones[name] = id;
  }
});

/** The import of each section wrote two of its three records. */
const importedIn = (name: string) => made[name]?.slice(0, 2) ?? [];
const importaciones: Record<string, number> = {};

/** Not in the order of the samples, so that sorting by id differs from sorting by a column. */
const makeThree = async (section: Section) => {
  const { change } = using(section.calls);
  const { chief, chief2, pia, rosa } = world;
  const ids: number[] = [];
  for (const n of [2, 3, 1]) {
    const loan = section.name === 'abonos' && { fk_prestamo: made.prestamos?.[n === 1 ? 2 : 0] };
    const by = section.name === 'premios' ? pia : n === 2 ? chief2 : chief;
    const { status, body } = await make(world, section, n, { ...loan }, by);
    expect({ name: section.name, status, error: body.error }).toMatchObject({ status: 200 });
    ids.push(body.id);
  }
  const [first = 0, second = 0] = ids;
  const out = OUT[section.name];
  if (out) {
    const { body } = await change(chief, second, { ...out, motivo_anulacion: 'Error' });
    expect(body).toMatchObject(out);
  }
  if (section.name === 'premios') {
    await change(rosa, first, { estado: 'REVISADO' });
    const paid = { estado: 'PAGADO', forma_pago: 'efectivo', comprobante: await world.upload(pia) };
    expect((await change(pia, first, paid)).body).toMatchObject(paid);
  }

  return ids;
};

const OUT: Readonly<Record<string, { estado: string }>> = {
  ...Object.fromEntries(
    restSections.flatMap(({ name, fields }) => {
      const last = 'estado' in fields && Object.keys(fields.estado.words).at(-1);

      return last ? [[name, { estado: last }]] : [];
    }),
  ),
  premios: { estado: 'ANULADO' },
};

const askFor = async (
  { name, calls }: Section,
  filter: object = {},
  sort: readonly string[] = ['id', 'ASC'],
) => {
  const query = { filter: JSON.stringify({ ...filter, id: made[name] }), sort: JSON.stringify(sort) };
  const { status, headers, body } = await world.chief.call(calls.list, { query });
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });

  return { rows: body as Row[], headers };
};
const rowsOf = async (...asked: Parameters<typeof askFor>) => (await askFor(...asked)).rows;

const collator = new Intl.Collator('es', { sensitivity: 'base' });

const compare = (one: unknown, other: unknown): number => {
  const isNumber = [one, other].every((value) => /^-?[\d.]+$/.test(String(value)));

  return isNumber ? Number(one) - Number(other) : collator.compare(String(one), String(other));
};

/** A person is ordered by name; a draw by its hour, as its id in this world. */
const shownIn = (row: Row, column: string): unknown => {
  const person = Object(row[column.replace(/^fk_/, '')]);

  return person.nombre && person.apellido !== undefined ? `${person.nombre} ${person.apellido}` : row[column];
};

const isEmpty = (value: unknown) => value === null || value === '';

/** Empty values come last in both directions. */
const inOrder = (rows: readonly Row[], column: string, sign: 1 | -1) =>
  rows.toSorted((a, b) => {
    const [one, other] = [shownIn(a, column), shownIn(b, column)];

    return (
      Number(isEmpty(one)) - Number(isEmpty(other)) || sign * compare(one, other) || sign * (a.id - b.id)
    );
  });

const sorts = restSections.flatMap((section) =>
  ['id', ...section.sort].map((column) => ({ name: section.name, section, column })),
);

test.each(sorts)(
  '[U12] the list of $name is sorted by the $column that it shows, then by id',
  async ({ section, column }) => {
    const rows = await rowsOf(section);

    expect(new Set(rows.map((row) => row[column])).size).toBeGreaterThan(1);
    expect(await rowsOf(section, {}, [column, 'ASC'])).toEqual(inOrder(rows, column, 1));
    expect(await rowsOf(section, {}, [column, 'DESC'])).toEqual(inOrder(rows, column, -1));
  },
);

test.each(restSections)(
  'a row of the list of $name has all fields of its form, except its lines and its locks',
  async (section) => {
    const [row] = await rowsOf(section);
    const { body } = await world.chief.call(section.calls.one, { params: { id: row?.id ?? 0 } });
    const { detalle_ventas, vendido, filas_por_corregir, correcciones, premios, ...rest } = body;
    const { anulado_por, semana_cerrada, usuario_actualizacion, ...plain } = rest;

    expect(row).toEqual(plain);
  },
);

const LETS_THROUGH: Readonly<Record<string, (row: Row, value: unknown) => boolean>> = {
  q: (row, value) => JSON.stringify(row).includes(String(value)),
  'ventas.q': ({ vendedor }, value) => JSON.stringify(vendedor).includes(String(value)),
  'premios.q': ({ vendedor }, value) => JSON.stringify(vendedor).includes(String(value)),
  anio: ({ fecha }, value) => String(fecha).startsWith(String(value)),
  turno: ({ estado }) => ['PENDIENTE', 'REVISADO'].includes(String(estado)),
  excepto: ({ id }, value) => !Object(value).includes(id),
  importacion: ({ id }, value) =>
    Object.entries(importaciones).some(([name, own]) => own === value && importedIn(name).includes(id)),
  'transferencias.fk_usuario': ({ fk_usuario_origen, fk_usuario_destino }, value) =>
    [fk_usuario_origen, fk_usuario_destino].includes(value),
};

const ASKED: Readonly<Record<string, (rows: readonly Row[], name: string) => unknown[]>> = {
  q: () => ['Zulia', 'Rita'],
  anio: () => [2016],
  excepto: (rows) => [[rows[0]?.id, rows[2]?.id]],
  importacion: (_, name) => [importaciones[name], 999],
  'transferencias.fk_usuario': () => [world.berta.user.id, world.chief.user.id],
};

const isSaid = (value: unknown) => value !== null && value !== '';

const isLetThrough = ({ name }: Section, filter: string, row: Row, value: unknown): boolean => {
  const own = LETS_THROUGH[`${name}.${filter}`] ?? LETS_THROUGH[filter];
  if (own) return own(row, value);
  const [, column = filter, bound] = /^(\w+)_(gte|lte)$/.exec(filter) ?? [];
  const held = row[column];
  if (!bound) return held === value;

  return held !== null && (bound === 'gte' ? String(held) >= String(value) : String(held) <= String(value));
};

const filters = restSections.flatMap((section) =>
  Object.entries(section.filters).map(([filter, schema]) => ({
    name: section.name,
    section,
    filter,
    options: Object(schema).options as unknown[] | undefined,
  })),
);

test.each(filters)(
  'the list of $name has exactly the records that its filter $filter accepts',
  async ({ name, section, filter, options }) => {
    const rows = await rowsOf(section);
    const asked = ASKED[`${name}.${filter}`] ?? ASKED[filter];
    const column = filter.replace(/_(gte|lte)$/, '');
    const values = asked?.(rows, name) ?? options ?? rows.map((row) => row[column]).filter(isSaid);
    const counts: number[] = [];

    for (const value of values) {
      const found = await rowsOf(section, { [filter]: value });
      expect(found).toEqual(rows.filter((row) => isLetThrough(section, filter, row, value)));
      counts.push(found.length);
    }

    expect(counts.some((count) => count > 0)).toBe(true);
    expect(counts.some((count) => count < rows.length)).toBe(true);
  },
);

const searched = restSections.filter(({ filters }) => 'q' in filters);

test.each(searched)('a record of $name is found by its id', async (section) => {
  const [row] = await rowsOf(section);

  expect(await rowsOf(section, { q: String(row?.id) })).toContainEqual(row);
  expect(await rowsOf(section, { q: '99999999999999999999' })).toEqual([]);
});

test.each(searched.filter(({ sums }) => sums.length > 0))(
  'a record of $name is found by its amount in any format',
  async (section) => {
    const [column = ''] = section.sums;
    // A round amount over 200 dollars: no id and no código has these digits.
    const much = (await rowsOf(section)).find((row) => Number(row[column]) > 100);
    const amount = String(much?.[column]);
    const dollars = amount.slice(0, -3);

    expect(await rowsOf(section, { q: dollars })).toContainEqual(much);
    for (const q of [`$${dollars}`, amount, `${dollars},00`, `$${amount}`]) {
      expect(await rowsOf(section, { q }), q).toEqual([much]);
    }
    for (const q of [`${dollars}.01`, `$${dollars}.5`, `${Number(dollars) - 1}.99`, `$${dollars}0`]) {
      expect(await rowsOf(section, { q }), q).toEqual([]);
    }
  },
);

test('an amount without decimals finds all records that screens show with it', async () => {
  const { berta, on } = world;
  const ids: number[] = [];
  for (const valor of [123_450, 123_549, 123_449, 123_550])
    ids.push(await on.gasto({ fk_usuario: berta.user.id, fecha: '2026-09-02', tipo: 'otros', valor }));
  const found = async (q: string) => {
    const { body } = await berta.call(gastosRest.calls.list, { query: { filter: JSON.stringify({ q }) } });

    return body.map(({ id }: Row) => id);
  };

  expect(await found('$1,235')).toEqual(ids.slice(0, 2));
  expect(await found('1234.50')).toEqual(ids.slice(0, 1));
  expect(await found('1,234.5')).toEqual(ids.slice(0, 1));
});

const naming = restSections
  .map(({ name, fields, calls }) => ({ name, calls, references: referencesOf(fields) }))
  .filter(({ references }) => references.length > 0);

test.each(naming)(
  'a record of $name comes with the names of its references, in a list and alone',
  async ({ name, references, calls }) => {
    const [id = 0] = made[name] ?? [];
    const one = await using(calls).read(world.chief, id);
    const { body } = await world.chief.call(calls.list, { query: { filter: JSON.stringify({ id: [id] }) } });

    for (const { column, to } of references) {
      const row = await world.db
        .selectFrom(referenced[to] as 'usuarios')
        .select(Object.keys(refs[to].shape) as ['id'])
        .where('id', '=', Number(one[column]))
        .executeTakeFirst();
      const nested = column.replace('fk_', '');
      expect(one[nested]).toEqual(row ?? null);
      expect(body[0][nested]).toEqual(row ?? null);
    }
    expect(references.some(({ column }) => one[column] !== null)).toBe(true);
  },
);

describe('the short view', () => {
  const short = restSections.filter(({ choosers }) => choosers.length > 0);

  test.each(short)(
    '$name: has only its columns and no names, in a list and alone',
    async ({ calls, short }) => {
      const [row] = (await world.pia.call(calls.list, { query: {} })).body;

      expect(Object.keys(row)).toEqual(['id', ...short]);
      expect((await world.pia.call(calls.one, { params: { id: row.id } })).body).toEqual(row);
    },
  );

  test.each(short)('$name: sorts and filters only by these columns', async (section) => {
    const { calls, sort, filters, short } = section;
    const shown: readonly string[] = short;
    const statusOf = async (query: Record<string, string>) =>
      (await world.pia.call(calls.list, { query })).status;

    for (const column of sort) {
      const status = shown.includes(column) ? 200 : 400;
      expect({ column, status: await statusOf({ sort: JSON.stringify([column, 'ASC']) }) }).toEqual({
        column,
        status,
      });
    }
    for (const filter of Object.keys(filters)) {
      const value = filter === 'estado' ? 'A' : filter === 'ambito' ? 'N' : filter === 'q' ? 'Ana' : 2026;
      const status = filter === 'q' || shown.includes(filter.replace('anio', 'fecha')) ? 200 : 400;
      expect({ filter, status: await statusOf({ filter: JSON.stringify({ [filter]: value }) }) }).toEqual({
        filter,
        status,
      });
    }
  });
});
