import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reference } from '../../../contract/references';
import { kindOf } from '../../../contract/references';
import { vendedoresRest } from '../../../contract/vendedores';
import { ask } from '../ask';
import { restSections } from '../calls';
import { firstOfEach } from '../firstOfEach';
import { openWorld, using, type World } from '../world';

let world: World;
let first: Record<string, { id: number }>;
beforeAll(async () => {
  world = await openWorld();
  first = await firstOfEach(world);
});
afterAll(() => world.close());

const tables = { usuario: 'usuarios', vendedor: 'vendedores', sorteo: 'sorteos' } as const;
const keys = {
  usuario: ['id', 'nombre', 'apellido'],
  vendedor: ['id', 'codigo', 'nombre', 'apellido'],
  sorteo: ['id', 'nombre', 'hora_sorteo'],
};

/** What a record should name, by the tables themselves. */
const namesOf = async (record: Record<string, unknown>, references: readonly Reference[]) => {
  const named: Record<string, unknown> = {};
  for (const reference of references) {
    const kind = kindOf(reference);
    const row = await world.db
      .selectFrom(tables[kind] as 'usuarios')
      .select(keys[kind] as ['id'])
      .where('id', '=', Number(record[`fk_${reference}`]))
      .executeTakeFirst();
    named[reference] = row ?? null;
  }

  return named;
};

const naming = restSections.filter(({ references }) => references.length > 0);

test('eight sections name others', () => {
  expect(naming.map(({ name }) => name)).toEqual([
    ...['vendedores', 'ventas', 'premios', 'gastos', 'ingresos', 'depositos', 'transferencias', 'prestamos'],
  ]);
});

describe.each(naming)('what a record of $name names', ({ name, references, calls }) => {
  const { read, update } = using(calls);

  test('stands with it in a list, alone and after a change', async () => {
    const one = await read(world.chief, first[name]?.id ?? 0);
    const names = await namesOf(one, references);
    const { body: list } = await ask(world.chief, calls.list, { sort: '["id","DESC"]' });
    const { status, body: changed } = await update(world.chief, one);

    expect(Object.values(names).some((named) => named !== null)).toBe(true);
    expect(one).toMatchObject(names);
    expect(first[name]).toMatchObject(names);
    expect(list.find(({ id }: { id: number }) => id === one.id)).toMatchObject(names);
    if (status === 200) expect(changed).toMatchObject(await namesOf(changed, references));
  });

  test('is not changed by what is sent back of it', async () => {
    const one = await read(world.chief, first[name]?.id ?? 0);
    const forged = Object.fromEntries(references.map((reference) => [reference, { id: 1, nombre: 'Otro' }]));
    await update(world.chief, { ...one, ...forged });

    const after = await read(world.chief, one.id);
    expect(after).toMatchObject(await namesOf(after, references));
    expect(JSON.stringify(after)).not.toContain('Otro');
  });
});

test('whoever reads the short view is told no names', async () => {
  const { body } = await ask(world.pia, vendedoresRest.calls.list, {});

  expect(Object.keys(body[0])).toEqual(['id', 'codigo', 'nombre', 'apellido', 'estado']);
});

const readers = restSections.flatMap(({ name, calls }) =>
  (['chief', 'berta', 'sara', 'pia', 'rosa'] as const).map((who) => ({ name, calls, who })),
);

describe('records are read by their ids', () => {
  test.each(readers)('those of $name by $who, where they are read at all', async ({ name, calls, who }) => {
    const id = first[name]?.id ?? 0;
    const { status, body } = await ask(world[who], calls.list, {
      filter: JSON.stringify({ id: [id, 987_654] }),
    });
    const alone = await world[who].call(calls.one, { params: { id } });

    expect(status).toBe(alone.status);
    if (status === 200) expect(body.map((row: { id: number }) => row.id)).toEqual([id]);
  });

  test('a thousand at once, not more', async () => {
    const asked = (count: number) =>
      ask(world.chief, vendedoresRest.calls.list, {
        filter: JSON.stringify({ id: Array.from({ length: count }, (_, index) => index + 1) }),
      });

    expect((await asked(1000)).status).toBe(200);
    expect(await asked(1001)).toMatchObject({ status: 400, body: { error: 'El filtro no es válido' } });
  });
});
