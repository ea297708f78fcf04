import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { gastosRest } from '../../../contract/gastos';
import { createDataProvider } from '../../../src/dataProvider';
import type { Http } from '../../../src/http/http';
import { HttpError } from '../../../src/http/httpError';
import { readAll } from '../../../src/ui/list/export/readRows';
import { openWorld, TODAY } from '../../support/api/world';
import { sized } from '../../support/size';

const ROWS = sized(2_500, 21_364);

const world = openWorld();
let writes: number;
beforeEach(async () => {
  await world.clear();
  writes = 0;
  await add(ROWS);
});

const add = (count: number) =>
  sql`insert into gastos (fecha, fk_usuario, tipo, descripcion, valor, forma_pago, estado,
      fk_usuario_creacion, fk_usuario_actualizacion)
    select ${TODAY}, ${world.berta.user.id}::bigint, 'otros', 'Taxi ' || i, 100 + i, 'efectivo', 'A',
      ${world.berta.user.id}::bigint, ${world.berta.user.id}::bigint
    from generate_series(1, ${count}::int) i`.execute(world.db);

/** Before each request somebody enters a gasto, annuls one, and changes the valor of others by a lot. */
const writeMeanwhile = async () => {
  writes += 1;
  await add(1);
  await sql`update gastos set estado = 'X', motivo_anulacion = 'Doble' where id = (
    select id from gastos where estado = 'A' order by id offset ${writes * 7} limit 1)`.execute(world.db);
  await sql`update gastos set valor = ${ROWS} * 3 - valor where id % 10 = ${writes % 10}`.execute(world.db);
};

const fetchJson: Http['fetchJson'] = async (path) => {
  await writeMeanwhile();
  const { status, headers, body } = await world.send(path, {
    headers: { authorization: `Bearer ${world.berta.token}`, cookie: world.berta.cookie },
  });
  if (status !== 200) throw new HttpError(body.error, status, body);

  return { status, headers, body: JSON.stringify(body), json: body };
};

const dataProvider = createDataProvider({
  resources: [{ name: 'gastos', rest: gastosRest }],
  http: Object.assign(() => Promise.reject(new Error('no call of the contract')), { fetchJson }),
});

describe('[M10] an export has each record once and misses none, while others enter, annul and change', () => {
  test.each([
    ['id', 'ASC'],
    ['fecha', 'DESC'],
    ['valor', 'DESC'],
    ['valor', 'ASC'],
  ] as const)('in the order of %s %s', async (field, order) => {
    const { rows: stored } = await sql<{ id: number }>`select id from gastos`.execute(world.db);
    const asked = { filter: {}, sort: { field, order }, isOwnApi: true };
    const rows = await readAll(dataProvider, 'gastos', asked);
    const ids = rows.map(({ id }) => Number(id));
    const exported = new Set(ids);

    expect(writes).toBeGreaterThan(ROWS / 1000);
    expect(exported.size).toBe(ids.length);
    expect(stored.filter(({ id }) => !exported.has(id))).toEqual([]);
  });

  test('and only those of its filter and its administrador', async () => {
    const others = { fecha: TODAY, fk_usuario: world.carlos.user.id, valor: 100 };
    await world.on.gasto(others);
    await sql`update gastos set descripcion = 'Arriendo' where id % 2 = 0`.execute(world.db);
    const sort = { field: 'id', order: 'ASC' } as const;
    const asked = { filter: { q: 'arriendo' }, sort, isOwnApi: true };
    const rows = await readAll(dataProvider, 'gastos', asked);

    expect(rows.length).toBeGreaterThan(1000);
    expect(new Set(rows.map(({ descripcion }) => descripcion))).toEqual(new Set(['Arriendo']));
    expect(new Set(rows.map(({ fk_usuario }) => fk_usuario))).toEqual(new Set([world.berta.user.id]));
  });
});
