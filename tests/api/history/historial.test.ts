import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const idOf = (name: string) => first[name]?.id ?? 0;

describe('the history of a record', () => {
  test.each(restSections)('$name: who created it, and when', async ({ name, calls }) => {
    const by =
      name === 'premios' ? { nombre: 'Pía', apellido: 'Ruiz' } : { nombre: 'Clara', apellido: 'Jara' };
    const { body } = await world.chief.call(calls.history, { params: { id: idOf(name) } });

    expect(body.at(-1)).toEqual({
      ...{ id: expect.any(Number), fecha: '2026-10-14T15:00:00.000Z', usuario: by, accion: 'creación' },
      ...{ motivo: '', cambios: [] },
    });
  });

  test.each(restSections)(
    '$name: is read by those who open the section alone',
    async ({ name, access, calls }) => {
      const { chief, berta, pia, rosa, sara } = world;
      const all = {
        superadministrador: chief,
        administrador: berta,
        premiacion: pia,
        revisor: rosa,
        sumador: sara,
      };

      for (const [rol, who] of Object.entries(all)) {
        const { status } = await who.call(calls.history, { params: { id: idOf(name) } });
        expect({ rol, isIn: status !== 403 }).toEqual({ rol, isIn: access.some((one) => one === rol) });
      }
    },
  );

  test('says of a change which fields it turned from what to what, as they travel', async () => {
    const { calls } = restSections.find(({ name }) => name === 'gastos') ?? {};
    if (!calls) throw new Error('no gastos');
    const gastos = using(calls);
    world.tick(60);
    await gastos.change(world.berta, idOf('gastos'), {
      valor: '20',
      descripcion: 'Bus',
      fecha: '2026-10-13',
    });
    await gastos.change(world.chief2, idOf('gastos'), { estado: 'X', motivo_anulacion: 'Duplicado' });

    expect(await gastos.history(world.berta, idOf('gastos'))).toMatchObject([
      { accion: 'X', motivo: 'Duplicado', usuario: { nombre: 'Dora', apellido: 'Luna' } },
      {
        ...{ accion: 'modificación', motivo: '', fecha: '2026-10-14T15:01:00.000Z' },
        cambios: [
          { campo: 'fecha', antes: '2026-10-14', despues: '2026-10-13' },
          { campo: 'descripcion', antes: 'Taxi', despues: 'Bus' },
          { campo: 'valor', antes: '12.50', despues: '20.00' },
        ],
      },
      { accion: 'creación' },
    ]);
  });

  test('holds nothing of what was refused', async () => {
    const { calls } = restSections.find(({ name }) => name === 'ingresos') ?? {};
    if (!calls) throw new Error('no ingresos');
    const ingresos = using(calls);
    const before = await ingresos.history(world.berta, idOf('ingresos'));

    await ingresos.change(world.berta, idOf('ingresos'), { fecha: '2026-10-15' });
    await ingresos.change(world.berta, idOf('ingresos'), { version: 9 });

    expect(await ingresos.history(world.berta, idOf('ingresos'))).toEqual(before);
  });

  test.each([
    "update historial set motivo = 'x'",
    'delete from historial',
    'delete from historial where id = 1',
  ])('is fixed by the database: %s', async (statement) => {
    await expect(sql.raw(statement).execute(world.db)).rejects.toThrow(/nothing is changed or deleted/);
  });
});
