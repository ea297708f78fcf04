import { expect, test } from 'vitest';
import { gastosRest } from '../../../contract/gastos';
import { restSections } from '../../../contract/restSections';
import { usuariosCalls } from '../../../contract/usuarios';
import { ventasRest } from '../../../contract/ventas';
import { oneOfEach } from '../../support/api/samples';
import { openWorld, using } from '../../support/api/world';

const world = openWorld();

const stampsOf = async (table: 'gastos' | 'usuarios', id: number) =>
  world.db
    .selectFrom(table)
    .select(['version', 'fecha_actualizacion', 'fk_usuario_actualizacion'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const stepsOf = async () => (await world.db.selectFrom('historial').selectAll().execute()).length;

/** These never change, whatever a request says. */
const FIXED = ['transferencias', 'abonos', 'depositos'];

test.each(restSections)(
  '[A33] saving $name unchanged writes nothing: no version, no date, no history',
  async (section) => {
    await world.clear();
    // A loan with a payment does not change.
    const isLeftOut = (name: string) => name === 'abonos' && section.name === 'prestamos';
    const { [section.name]: made } = await oneOfEach(world, (body, name) =>
      isLeftOut(name) ? undefined : body,
    );
    const id = made?.id ?? 0;
    const { read, update } = using(section.calls);
    const body = await read(world.chief, id);
    const before = [await stampsOf(section.name as 'gastos', id), await stepsOf()];
    world.tick(1);

    const { status, body: answer } = await update(world.chief2, body);

    if (FIXED.includes(section.name)) expect(status).toBe(409);
    else expect({ status, answer }).toEqual({ status: 200, answer: body });
    expect([await stampsOf(section.name as 'gastos', id), await stepsOf()]).toEqual(before);
  },
);

test('an unchanged record of an older version is refused all the same', async () => {
  await world.clear();
  const { gastos } = await oneOfEach(world);
  const { read, change, update } = using(gastosRest.calls);
  const older = await read(world.chief, gastos?.id ?? 0);
  expect((await change(world.chief2, older.id, { descripcion: 'Otra' })).status).toBe(200);

  expect((await update(world.chief, older)).status).toBe(409);
});

test('lines and rows to be corrected of a venta count as a change', async () => {
  await world.clear();
  const { ventas } = await oneOfEach(world);
  const id = ventas?.id ?? 0;
  const { read, change } = using(ventasRest.calls);
  const { version } = await read(world.chief, id);
  const lines = [
    { colilla: '11', valor: '4.00' },
    { colilla: '12', valor: '6.00' },
  ];
  const swapped = lines.toReversed();

  for (const [index, values] of [
    { detalle_ventas: lines },
    { detalle_ventas: swapped },
    { detalle_ventas: swapped, filas_por_corregir: [{ fila: 3, colilla: 'x', valor: '1' }] },
    { detalle_ventas: swapped, filas_por_corregir: [{ fila: 3, colilla: 'y', valor: '1' }] },
  ].entries()) {
    const { status, body } = await change(world.chief, id, values);
    expect([status, body.version]).toEqual([200, version + index + 1]);
    expect((await change(world.chief, id, values)).body.version).toBe(version + index + 1);
  }
});

test('saving a user unchanged writes nothing', async () => {
  const id = world.sara.user.id;
  const { usuario } = (await world.chief.call(usuariosCalls.one, { params: { id } })).body;
  const before = [await stampsOf('usuarios', id), await stepsOf()];
  world.tick(1);

  const { status, body } = await world.chief.call(usuariosCalls.update, {
    body: { ...usuario, usuarioActualizacion: '' },
  });

  expect([status, body.version]).toEqual([200, usuario.version]);
  expect([await stampsOf('usuarios', id), await stepsOf()]).toEqual(before);
});
