import { beforeAll, expect, test } from 'vitest';
import { sweepProofs } from '../../../api/files/sweep';
import { gastosRest } from '../../../contract/gastos';
import { PASOS_POR_PAGINA } from '../../../contract/historial';
import { nominaCalls } from '../../../contract/nomina';
import { usuariosCalls } from '../../../contract/usuarios';
import { make } from '../../support/api/samples';
import { openWorld } from '../../support/api/world';

const world = openWorld();
/** More than the most that was ever answered at once. */
const ENTRIES = 12 * PASOS_POR_PAGINA + 3;

const record = (recurso: string, id: number, count: number, antes = '') =>
  world.db
    .insertInto('historial')
    .values(
      Array.from({ length: count }, (_, index) => ({
        recurso,
        fk_registro: id,
        fecha: '2026-10-14T12:00:00Z',
        accion: 'modificación',
        cambios: JSON.stringify([
          {
            campo: index === 0 && antes ? 'comprobante' : 'descripcion',
            antes: index === 0 ? antes : `${index}`,
            despues: '',
          },
        ]),
      })),
    )
    .execute();

const gasto = { id: 0, picture: '' };
beforeAll(async () => {
  gasto.id = (await make(world, gastosRest, 1, {}, world.berta)).body.id;
  gasto.picture = await world.upload(world.berta);
  await record('gastos', gasto.id, ENTRIES, gasto.picture);
});

test.each([
  ['gastos', gastosRest.calls.history, () => gasto.id],
  ['usuarios', usuariosCalls.history, () => world.carlos.user.id],
  ['nomina', nominaCalls.history, () => world.closeWeek(world.carlos)],
] as const)(
  '[N9] the history of a record of %s is read to its first entry, once each',
  async (recurso, call, made) => {
    const id = await made();
    if (recurso !== 'gastos') await record(recurso, id, ENTRIES);
    const own = () =>
      world.db
        .selectFrom('historial')
        .select('id')
        .where('recurso', '=', recurso)
        .where('fk_registro', '=', id)
        .orderBy('id', 'desc')
        .execute();
    const all = (await own()).map((row) => row.id);
    expect(all.length).toBeGreaterThanOrEqual(ENTRIES);

    const read: number[] = [];
    for (let page: { id: number }[] | undefined; page?.length !== 0; ) {
      const antes = read.at(-1);
      page = (await world.chief.call(call, { params: { id }, query: antes ? { antes } : {} })).body as {
        id: number;
      }[];
      expect(page.length).toBeLessThanOrEqual(PASOS_POR_PAGINA);
      expect(read.length).toBeLessThanOrEqual(all.length);
      read.push(...page.map((step) => step.id));
      // Others go on writing.
      await record(recurso, id, 1);
    }

    expect(read).toEqual(all);
  },
);

test('[N9] [A30] the picture of the oldest of 1,203 entries stays, and opens for who may read the record', async () => {
  const { id } = await world.db
    .selectFrom('historial')
    .select('id')
    .where('recurso', '=', 'gastos')
    .where('fk_registro', '=', gasto.id)
    .orderBy('id')
    .offset(1)
    .limit(1)
    .executeTakeFirstOrThrow();
  const history = gastosRest.calls.history;
  const { body } = await world.berta.call(history, { params: { id: gasto.id }, query: { antes: id + 1 } });
  expect(body[0].cambios[0].antes).toBe(gasto.picture);

  await sweepProofs(world.db, world.proofs, new Date(world.clock.now.getTime() + 1));

  const open = async (cookie: string) =>
    (await world.send(`/${gasto.picture}`, { headers: { cookie } })).status;
  expect(await open(world.berta.cookie)).toBe(200);
  expect(await open(world.chief.cookie)).toBe(200);
  expect(await open(world.carlos.cookie)).toBe(404);
  const asked = { params: { id: gasto.id }, query: { antes: id + 1 } };
  expect((await world.carlos.call(history, asked)).status).toBe(404);
});
