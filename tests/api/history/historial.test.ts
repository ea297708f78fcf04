import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { restSections } from '../calls';
import { oneOfEach } from '../samples';
import { openWorld, using, type World } from '../world';

let world: World;
let first: Record<string, { id: number }>;
beforeAll(async () => {
  world = await openWorld();
  first = await oneOfEach(world);
});
afterAll(() => world.close());

const idOf = (name: string) => first[name]?.id ?? 0;

describe('the history of a record', () => {
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
          { campo: 'descripcion', antes: 'Ana 1', despues: 'Bus' },
          { campo: 'valor', antes: '9.00', despues: '20.00' },
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
