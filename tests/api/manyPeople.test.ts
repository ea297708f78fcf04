import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { nominaCalls } from '../../contract/nomina';
import { premiosRest } from '../../contract/premios';
import { make } from '../support/api/samples';
import { openWorld } from '../support/api/world';

const world = openWorld();
beforeEach(() => world.clear());

const addMany = (count: number, rol: string, fk_usuario_principal: number | null) =>
  sql`insert into usuarios (nombre, apellido, username, password_hash, rol, estado, fk_usuario_principal,
      cuenta_bancaria, sueldo_fijo, valor)
    select 'Ana', 'Mera ' || n, ${rol} || n, '', ${rol}, 'A', ${fk_usuario_principal}::bigint, '22', 'S', 100
    from generate_series(1, ${count}::int) n`.execute(world.db);

test('[N4] a nomina of 6,000 people is created, with a line for each in their order', async () => {
  const { berta, chief, pay, db } = world;
  await addMany(6_000, 'sumador', berta.user.id);

  const { status, body } = await pay(chief, {
    fk_usuario: berta.user.id,
    fecha: '2026-10-12',
    fecha_final: '2026-10-18',
  });

  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  const { rows } = await sql`select count(*) as lines, max(orden) as last, sum(total) as total
    from detalle_nominas`.execute(db);
  // Berta, her two sumadores and the 6,000.
  expect(rows).toEqual([{ lines: 6_003, last: 6_003, total: 3 * 15_000 + 6_000 * 100 }]);
  const read = await chief.call(nominaCalls.one, { params: { id: body.id } });
  expect(read.status).toBe(200);
});

test('[N4] 14,000 revisores are told of a premio', async () => {
  await addMany(14_000, 'revisor', null);

  const { status, body } = await make(world, premiosRest);

  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  const { rows } = await sql`select count(*) as told, count(distinct fk_usuario) as people
    from notificaciones where secuencia = ${body.id}`.execute(world.db);
  // With Rosa.
  expect(rows).toEqual([{ told: 14_001, people: 14_001 }]);
});
