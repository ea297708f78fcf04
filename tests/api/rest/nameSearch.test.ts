import { beforeAll, describe, expect, test } from 'vitest';
import { busquedaCalls } from '../../../contract/busqueda';
import { premiosRest } from '../../../contract/premios';
import type { RestSection } from '../../../contract/rest';
import { vendedoresRest } from '../../../contract/vendedores';
import { ventasRest } from '../../../contract/ventas';
import { openWorld, TODAY } from '../../support/api/world';

const world = openWorld();
const NAME = { nombre: 'Mariana', apellido: 'Cedeño Vera' };
let mariana: number;

beforeAll(async () => {
  const { berta, lotto, on } = world;
  const fk_usuario = berta.user.id;
  mariana = await on.vendedor({ fk_usuario, ...NAME });
  await world.signIn('sumador', NAME);
  const place = { fecha: TODAY, fk_sorteo: lotto, fk_usuario, fk_vendedor: mariana };
  await on.venta(place);
  await on.premio({ ...place, valor: 500, estado: 'PENDIENTE' });
});

describe('[V11] a name with its comma finds the person', () => {
  const TYPED = ['Cedeño, Mariana', 'Cedeño,Mariana', 'cedeno vera, mariana', 'Mariana; Cedeño', 'Cedeño,'];
  const sections: readonly [RestSection, (row: { id: number; fk_vendedor?: number }) => unknown][] = [
    [vendedoresRest, ({ id }) => id],
    [ventasRest, ({ fk_vendedor }) => fk_vendedor],
    [premiosRest, ({ fk_vendedor }) => fk_vendedor],
  ];

  test.each(TYPED)('%s, in lists, in what is chosen, and everywhere', async (q) => {
    for (const [{ name, calls }, promotorOf] of sections) {
      const { body } = await world.chief.call(calls.list, { query: { filter: { q } } });
      expect([name, [...new Set(body.map(promotorOf))]]).toEqual([name, [mariana]]);
    }
    const { body } = await world.chief.call(busquedaCalls.find, { query: { q } });
    expect(
      body.hallazgos.map(({ seccion, texto }: { seccion: string; texto: string }) => `${seccion}: ${texto}`),
    ).toEqual(['vendedores: Mariana Cedeño Vera', 'usuarios: Mariana Cedeño Vera']);
  });

  test.each(['Cedeño, Marta', 'Paz, Mariana', ',', ';'])('%s finds nobody', async (q) => {
    for (const [{ calls }] of sections)
      expect((await world.chief.call(calls.list, { query: { filter: { q } } })).body).toEqual([]);
  });
});
