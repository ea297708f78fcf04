import { afterEach, expect, test } from 'vitest';
import { restSections } from './calls';
import { extraKeys } from './extraKeys';
import { oneOfEach } from './samples';
import { openWorld, using, type World } from './world';

const worlds: World[] = [];
afterEach(async () => {
  for (const world of worlds.splice(0)) await world.close();
});

/** Fields that only the API writes. */
const forged = {
  ...extraKeys,
  ...{
    id: 77,
    fk_usuario_creacion: 4,
    fk_usuario_actualizacion: 4,
    fk_usuario_sumador: 4,
    fk_usuario_correccion: 4,
    fk_usuario_paso: 4,
  },
  ...{
    fk_usuario_revisor: 4,
    fecha_revision: '2020-01-01T00:00:00Z',
    fk_usuario_pago: 4,
    fecha_pago: '2020-01-01',
  },
  ...{
    fk_usuario_resolucion: 4,
    fecha_resolucion: '2020-01-01',
    comision: 1,
    colillas: 9,
    saldo: 1,
    abonado: 1,
  },
};

const tables = [
  ...['ventas', 'detalle_ventas', 'premios', 'gastos', 'ingresos', 'depositos', 'transferencias'],
  ...['prestamos', 'abonos', 'saldos', 'notificaciones', 'historial', 'feriados'],
] as const;

/** Everything that is stored of one record made and sent back in each section. */
const errand = async (extra: object) => {
  const world = await openWorld();
  worlds.push(world);
  const made = await oneOfEach(world, (body) => ({ ...extra, ...body }));

  for (const { name, calls } of restSections) {
    const { read, update } = using(calls);
    const record = await read(world.chief, made[name]?.id ?? 0);
    const { status } = await update(world.chief, { ...extra, ...record });
    expect({ name, status }).toEqual({
      name,
      status: ['transferencias', 'abonos', 'depositos', 'prestamos'].includes(name) ? 409 : 200,
    });
  }
  const stored: Record<string, unknown> = {};
  for (const table of tables)
    stored[table] = await world.db
      .selectFrom(table as 'ventas')
      .selectAll()
      .execute();

  return { made, stored };
};

test('[A3] keys too many in every write of the simple REST side have no effect', async () => {
  const plain = await errand({});

  expect(await errand(forged)).toEqual(plain);
  expect(
    await errand(JSON.parse('{"__proto__":{"rol":"superadministrador","total":1,"estado":"X"}}')),
  ).toEqual(plain);
});
