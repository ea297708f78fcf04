import { beforeEach, expect, test } from 'vitest';
import { vendedoresRest } from '../../../contract/vendedores';
import type { Client } from '../../support/api/testApi';
import { openWorld, using } from '../../support/api/world';

const { change, list, read } = using(vendedoresRest.calls);

const world = openWorld();
beforeEach(() => world.clear());

const codes = async (who: Client, filter: object = {}) =>
  (await list(who, { filter })).body.map(({ codigo }: { codigo: string }) => codigo);

test('a superadministrador can move a promotor to another administrador; a disabled administrador keeps theirs', async () => {
  const { berta, carlos, chief, zoe, rita, db } = world;
  const owner = (fk_usuario: number) => change(chief, zoe, { fk_usuario });

  await owner(carlos.user.id);
  expect([await codes(berta), await codes(carlos)]).toEqual([[], ['P-01', 'P-02']]);
  await owner(berta.user.id);
  expect([await codes(berta), await codes(carlos)]).toEqual([['P-01'], ['P-02']]);

  const estado = (estado: 'A' | 'I') =>
    db.updateTable('usuarios').set({ estado }).where('id', '=', carlos.user.id).execute();
  await estado('I');
  const { status } = await change(chief, rita, { nombre: 'Rita' });
  await estado('A');
  expect(status).toBe(200);
});

test('premiacion and revisor see the short view of all promotores, a sumador only of those of their principal', async () => {
  const { pia, rosa, sara } = world;

  for (const who of [pia, rosa]) expect(await codes(who)).toEqual(['P-01', 'P-02']);
  expect(await codes(sara)).toEqual(['P-01']);
  expect(await codes(await world.signIn('sumador'))).toEqual([]);
});

test('the short view cannot be searched by cédula', async () => {
  const { chief, rosa, zoe } = world;
  const { cedula } = await read(chief, zoe);

  expect(await codes(chief, { q: cedula })).toEqual(['P-01']);
  expect(await codes(rosa, { q: cedula })).toEqual([]);
  expect(await codes(rosa, { q: 'rita sol' })).toEqual(['P-02']);
});
