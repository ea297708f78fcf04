import { beforeEach, expect, test } from 'vitest';
import { busquedaCalls } from '../../../contract/busqueda';
import { colillasCalls } from '../../../contract/colillas';
import { premiosRest } from '../../../contract/premios';
import { ventasRest } from '../../../contract/ventas';
import type { Client } from '../../support/api/testApi';
import { openWorld, TODAY, using } from '../../support/api/world';

const world = openWorld();

beforeEach(async () => {
  await world.clear();
  await world.db.updateTable('sorteos').set({ paga: 60 }).where('id', '=', world.lotto).execute();
});

const find = async (colilla: string, who: Client = world.chief, more: object = {}) =>
  (
    await who.call(colillasCalls.winning, {
      query: { fecha: TODAY, fk_sorteo: world.lotto, colilla, ...more },
    })
  ).body;

test('[W4] each closed venta whose colilla hit is found with its promotor, sumador and the sum of its lines', async () => {
  const { berta, carlos, rita, pia } = world;
  const zoes = await world.sold([
    ['0808', 150],
    ['0809', 900],
    ['0808', 50],
    ['(0808)', 5_000],
  ]);
  const ritas = await world.sold([['0808', 100]], { fk_vendedor: rita, fk_usuario: carlos.user.id });

  expect(await find('0808', pia)).toEqual({
    paga: 60,
    ganadoras: [
      expect.objectContaining({
        fk_venta: ritas,
        promotor: 'Rita Sol',
        sumador: 'Carlos Nieto',
        valor: '1.00',
      }),
      expect.objectContaining({ fk_venta: zoes, promotor: 'Zoe Paz', valor: '2.00', fk_premio: null }),
    ],
    borradores: [],
  });
  expect((await find('0808', berta)).ganadoras).toHaveLength(1);
  expect((await find('0808', berta, { fecha: '2026-10-13' })).ganadoras).toEqual([]);
  expect((await find('808')).ganadoras).toEqual([]);
});

test('[W4] drafts of the draw are named, annulled ventas are not, and a premio in force is told', async () => {
  const { berta, lotto, zoe, rita, carlos } = world;
  await world.sold([['0808', 200]]);
  const draft = await world.sold([['0808', 100]], {
    fk_vendedor: rita,
    fk_usuario: carlos.user.id,
    estado: 'B',
  });
  const enter = () =>
    using(premiosRest.calls).create(berta, {
      fecha: TODAY,
      fk_sorteo: lotto,
      fk_vendedor: zoe,
      colilla: '0808',
      valor: '120.00',
      imagen: '',
      observacion: '',
    });
  await world.sold([['0808', 900]], { estado: 'X', motivo_anulacion: 'Error' });
  const { body } = await enter();

  const found = await find('0808');
  expect(found.ganadoras).toMatchObject([{ promotor: 'Zoe Paz', fk_premio: body.id, estado: 'PENDIENTE' }]);
  expect(found.borradores).toEqual([{ id: draft, promotor: 'Rita Sol' }]);
  const rejected = { estado: 'RECHAZADO', motivo_rechazo: 'Error' };
  await using(premiosRest.calls).change(world.rosa, body.id, rejected);
  expect((await find('0808')).ganadoras).toMatchObject([{ promotor: 'Zoe Paz', fk_premio: null }]);
});

test('[W3] what a draw pays for a colilla is told while its premio is entered', async () => {
  await world.sold([
    ['0808', 150],
    ['0808', 50],
  ]);
  const query = { fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe, colilla: '0808' };
  const { body } = await world.pia.call(colillasCalls.check, { query });

  expect(body).toMatchObject({ caso: 'vendida', vendido: ['1.50', '0.50'], pagaria: '120.00' });
});

test('[W4] a venta is found by its colilla, newest first', async () => {
  const { chief, sara, carlos, rita } = world;
  const old = await world.sold([['0808', 150]], { fecha: '2026-10-12' });
  const own = await world.sold([['(0808)', 150]]);
  const other = await world.sold([['0808', 100]], { fk_vendedor: rita, fk_usuario: carlos.user.id });
  await world.sold([['8080', 150]], { fecha: '2026-10-13' });
  const listed = async (who: Client, q: string) => {
    const { body } = await using(ventasRest.calls).list(who, { filter: { q }, sort: ['id', 'DESC'] });

    return body.map(({ id }: { id: number }) => id);
  };

  expect(await listed(chief, 'colilla 0808')).toEqual([other, own, old]);
  expect(await listed(sara, 'Colilla 0808')).toEqual([own, old]);
  expect(await listed(chief, 'Zoe')).toHaveLength(3);
  const { body } = await chief.call(busquedaCalls.find, { query: { q: 'colilla 0808' } });
  const found = body.hallazgos.filter(({ seccion }: { seccion: string }) => seccion === 'ventas');
  expect(found.map(({ id }: { id: number }) => id)).toEqual([other, own, old]);
});
