import { beforeEach, expect, test } from 'vitest';
import { ventasRest } from '../../../../contract/ventas';
import { openWorld, refusedWith, TODAY, using } from '../../../support/api/world';

const { calls } = ventasRest;
const { create, change, history, read, update } = using(calls);
const filas = [
  { fila: 1, colilla: '12345', valor: '1.5' },
  { fila: 3, colilla: ' 7', valor: '' },
  { fila: 4, colilla: `"'\\\n🂡`, valor: '1,500' },
];

const world = openWorld();
let draft: { id: number };

beforeEach(async () => {
  await world.clear();
  draft = (
    await create(world.sara, {
      fecha: TODAY,
      fk_sorteo: world.lotto,
      fk_vendedor: world.zoe,
      detalle_ventas: [{ colilla: '0123', valor: '10.50' }],
    })
  ).body;
});

const keep = (filas_por_corregir: unknown) => change(world.sara, draft.id, { filas_por_corregir });
const stored = async () => {
  const { por_corregir, filas_por_corregir } = await world.db
    .selectFrom('ventas')
    .select(['por_corregir', 'filas_por_corregir'])
    .executeTakeFirstOrThrow();

  return { por_corregir, filas_por_corregir };
};

test('rows to be corrected are stored with the draft as typed, and count for nothing', async () => {
  const { body } = await keep(filas);

  expect(body).toMatchObject({ por_corregir: 3, filas_por_corregir: filas, version: 2 });
  expect(await read(world.sara, draft.id)).toMatchObject({
    estado: 'B',
    por_corregir: 3,
    filas_por_corregir: filas,
    total: '10.50',
    colillas: 1,
    detalle_ventas: [{ colilla: '0123' }],
  });
  expect(await history(world.sara, draft.id)).toMatchObject([{ accion: 'creación' }]);
  const [listed] = (await world.sara.call(calls.list)).body;
  expect(listed).toMatchObject({ por_corregir: 3, total: '10.50' });
  expect(listed).not.toHaveProperty('filas_por_corregir');
});

test('a draft with rows to be corrected cannot be closed until they are corrected or removed', async () => {
  await keep(filas);
  const refusal = (rows: string) =>
    refusedWith(422, `Corrija o quite ${rows} por corregir antes de cerrar la venta`);

  expect(await change(world.berta, draft.id, { estado: 'C' })).toMatchObject(refusal('las 3 filas'));
  await keep(filas.slice(0, 1));
  expect(await change(world.sara, draft.id, { estado: 'C' })).toMatchObject(refusal('la fila'));
  // The rows still block the venta if the request does not name them.
  const { filas_por_corregir, ...unsaid } = await read(world.sara, draft.id);
  expect(await update(world.sara, { ...unsaid, estado: 'C' })).toMatchObject(refusal('la fila'));
  const closed = await change(world.sara, draft.id, { estado: 'C', filas_por_corregir: [] });

  expect(closed).toMatchObject({ status: 200, body: { por_corregir: 0, filas_por_corregir: [] } });
  expect(await stored()).toEqual({ por_corregir: 0, filas_por_corregir: '' });
});

test('discarding the draft deletes them', async () => {
  await keep(filas);
  await change(world.sara, draft.id, { estado: 'X', motivo_anulacion: 'Otra' });

  expect(await stored()).toEqual({ por_corregir: 0, filas_por_corregir: '' });
  expect(await read(world.berta, draft.id)).toMatchObject({ estado: 'X', filas_por_corregir: [] });
});
