import { beforeEach, expect, test } from 'vitest';
import { addDays } from '../../../../api/ledger/week';
import { nominaCalls } from '../../../../contract/nomina';
import { pagosCalls } from '../../../../contract/pagos';
import { MONDAY, openWorld, TODAY } from '../../../support/api/world';

const world = openWorld();

beforeEach(() => world.clear());

/** Nominas of the weeks before this one, each with a line of Sara. */
const paid = async (...totals: readonly number[]) => {
  const { on, berta, sara } = world;
  const ids: number[] = [];
  for (const [index, base] of totals.entries()) {
    const fecha = addDays(MONDAY, -7 * (totals.length - index));
    const fk_nomina = await on.nomina({ fk_usuario: berta.user.id, fecha, fecha_final: addDays(fecha, 6) });
    ids.push(fk_nomina);
    await on.linea({ fk_nomina, fk_usuario: sara.user.id, orden: 1, base });
  }

  return ids;
};
const mediaNow = async () => {
  const { chief, berta, sara } = world;
  const query = { fk_usuario: berta.user.id, fecha: TODAY };
  const { personas } = (await chief.call(pagosCalls.payees, { query })).body;

  return personas.find(({ id }: { id: number }) => id === sara.user.id)?.media;
};

test('[W2] whom a nomina would pay is told with the mean of their last eight weeks', async () => {
  await paid(90_000, 1_000, 2_000, 3_000, 4_000, 1_000, 2_000, 3_000, 4_000);

  expect(await mediaNow()).toBe('25.00');
});

test('[W2] three weeks tell no mean', async () => {
  await paid(1_000, 2_000, 3_000);

  expect(await mediaNow()).toBe('0.00');
});

test('[W2] a line of a sheet is told with the mean of the weeks before it', async () => {
  const ids = await paid(1_000, 1_000, 1_000, 1_000, 90_000);
  const medias = [];
  for (const id of ids.slice(-2)) {
    const { nomina } = (await world.berta.call(nominaCalls.one, { params: { id } })).body;
    medias.push(nomina.detalle_nominas[0].media);
  }

  expect(medias).toEqual(['0.00', '10.00']);
});
