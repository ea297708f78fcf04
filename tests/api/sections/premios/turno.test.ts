import { beforeEach, describe, expect, test } from 'vitest';
import type { Premios } from '../../../../api/db/schema';
import { EstadoPremio, Premio, premiosRest, turnoDe, whyOthers } from '../../../../contract/premios';
import type { Rol } from '../../../../contract/roles';
import type { Client } from '../../../support/api/testApi';
import { MONDAY, openWorld, PAST_DAY, TODAY } from '../../../support/api/world';

const world = openWorld();

beforeEach(() => world.clear());

const premio = (estado: Premios['estado'], values: object = {}) => {
  const place = { fk_sorteo: world.lotto, fk_vendedor: world.zoe, fk_usuario: world.berta.user.id };
  const paid = { fecha_pago: TODAY, fk_usuario_pago: world.pia.user.id, forma_pago: 'efectivo' } as const;

  return world.on.premio({
    ...place,
    fecha: TODAY,
    valor: 100,
    estado,
    ...(estado === 'PAGADO' && paid),
    ...values,
  });
};

const listed = async (who: Client, filter: object) => {
  const query = { filter, sort: ['fecha', 'ASC'] };
  const { status, body, headers } = await who.call(premiosRest.calls.list, { query });
  expect(status).toBe(200);

  return { body, counts: JSON.parse(headers.get('x-counts') ?? 'null') };
};
const idsOf = async (who: Client, filter: object): Promise<number[]> =>
  (await listed(who, filter)).body.map(({ id }: { id: number }) => id);

describe('the queue of premios', () => {
  test.each([
    ['revisor', ['PENDIENTE']],
    ['premiacion', ['REVISADO']],
    ['superadministrador', ['PENDIENTE', 'REVISADO']],
    ['administrador', []],
    ['sumador', []],
  ])('a premio waits for a %s in %j', (rol, estados) => {
    expect(turnoDe(rol)).toEqual(estados);
  });

  test.each(['rosa', 'pia', 'chief', 'berta'] as const)(
    'offers to %s exactly the premios whose step the rules allow',
    async (name) => {
      const { [name]: who, berta } = world;
      const rol: Record<typeof name, Rol> = {
        rosa: 'revisor',
        pia: 'premiacion',
        chief: 'superadministrador',
        berta: 'administrador',
      };
      const doers = ['fk_usuario_creacion', 'fk_usuario_correccion', 'fk_usuario_revisor', 'fk_usuario_paso'];
      for (const estado of EstadoPremio.options) {
        await premio(estado, { fk_usuario_creacion: berta.user.id });
        for (const doer of doers) await premio(estado, { [doer]: who.user.id });
      }

      const { body } = await listed(who, {});
      const turn = body
        .map((row: unknown) => Premio.parse(row))
        .filter((row: Premio) => {
          const to = row.estado === 'PENDIENTE' ? 'REVISADO' : 'PAGADO';
          const isWaiting = turnoDe(rol[name]).some((estado) => estado === row.estado);

          return isWaiting && !whyOthers(row, to, { id: who.user.id, rol: rol[name] });
        });
      expect(body).toHaveLength(25);
      expect(await idsOf(who, { turno: 'S' })).toEqual(turn.map(({ id }: Premio) => id));
      expect(turn.length > 0).toBe(name !== 'berta');
    },
  );

  test('is ordered by draw and secuencia, and leaves out skipped premios', async () => {
    const second = await premio('PENDIENTE', { fecha: MONDAY });
    const third = await premio('PENDIENTE', { fecha: MONDAY });
    const first = await premio('PENDIENTE', { fecha: PAST_DAY });
    await premio('REVISADO', { fecha: PAST_DAY });

    expect(await idsOf(world.rosa, { turno: 'S' })).toEqual([first, second, third]);
    expect(await idsOf(world.rosa, { turno: 'S', excepto: [first, third] })).toEqual([second]);
    expect(await idsOf(world.rosa, { turno: 'S', excepto: [] })).toHaveLength(3);
  });

  test('holds only premios that the user may see', async () => {
    const ofCarlos = await world.signIn('revisor', { fk_usuario_principal: world.carlos.user.id });
    await premio('PENDIENTE');
    const own = await premio('PENDIENTE', { fk_usuario: world.carlos.user.id, fk_vendedor: world.rita });

    expect(await idsOf(ofCarlos, { turno: 'S' })).toEqual([own]);
  });
});

describe('the counts by estado', () => {
  test('cover the whole filter except its estado', async () => {
    await premio('PENDIENTE', { fecha: PAST_DAY });
    for (const estado of ['PENDIENTE', 'PENDIENTE', 'PAGADO', 'RECHAZADO'] as const) await premio(estado);
    const counts = { PENDIENTE: 2, PAGADO: 1, RECHAZADO: 1 };

    expect((await listed(world.rosa, { fecha_gte: TODAY })).counts).toEqual(counts);
    const { body, counts: narrowed } = await listed(world.rosa, { fecha_gte: TODAY, estado: 'PAGADO' });
    expect(body).toHaveLength(1);
    expect(narrowed).toEqual(counts);
    expect((await listed(world.rosa, { fecha_gte: '2026-10-15' })).counts).toEqual({});
  });
});
