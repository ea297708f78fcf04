import { beforeEach, describe, expect, test } from 'vitest';
import { premiosRest } from '../../../contract/premios';
import { ventasRest } from '../../../contract/ventas';
import type { Client } from '../../support/api/testApi';
import { openWorld, PAST_DAY, refusedWith, TODAY, using } from '../../support/api/world';

const world = openWorld();
beforeEach(() => world.clear());

const place = (fecha = TODAY) => ({ fecha, fk_sorteo: world.lotto, fk_vendedor: world.zoe });
const ventas = using(ventasRest.calls);
const premios = using(premiosRest.calls);
const lines = [{ colilla: '0123', valor: '10' }];
const premio = (fecha = TODAY) => ({
  ...place(fecha),
  colilla: '0123',
  valor: '5',
  imagen: '',
  observacion: '',
});

/** Before the promotor moved to Berta, Carlos had the same. */
const ofCarlos = () => ({ ...place(), fk_usuario: world.carlos.user.id });
const soldByBerta = (fecha: string) =>
  world.sold([['0123', 1000]], { ...place(fecha), fk_usuario: world.berta.user.id });

const cases = [
  {
    name: 'ventas',
    text: 'Ya existe una venta de ese promotor, sorteo y fecha',
    field: 'fk_vendedor',
    taken: () => world.on.venta({ ...ofCarlos(), total: 500 }),
    create: (who: Client) => ventas.create(who, { ...place(), detalle_ventas: lines }),
    move: async (who: Client) => {
      const { body } = await ventas.create(who, { ...place(PAST_DAY), detalle_ventas: lines });

      return ventas.change(who, body.id, { fecha: TODAY });
    },
  },
  {
    name: 'premios',
    text: 'Ya existe un premio de esa colilla, promotor, sorteo y fecha',
    field: 'colilla',
    taken: async () => {
      await world.on.premio({ ...ofCarlos(), colilla: '0123', valor: 500, estado: 'PENDIENTE' });
      for (const fecha of [TODAY, PAST_DAY]) await soldByBerta(fecha);
    },
    create: (who: Client) => premios.create(who, premio()),
    move: async (who: Client) => {
      const { body } = await premios.create(who, premio(PAST_DAY));

      return premios.change(who, body.id, { fecha: TODAY });
    },
  },
];

describe.each(cases)(
  '[M12] the place of a record of $name is taken by one that the user cannot see',
  (section) => {
    test.each(['create', 'move'] as const)('to %s is refused, and names who can help', async (step) => {
      await section.taken();
      const text = `${section.text}, del administrador Carlos Nieto: pídale su anulación`;
      const refused = refusedWith(409, text);

      expect(await section[step](world.berta)).toMatchObject({
        ...refused,
        body: { ...refused.body, errors: { [section.field]: text }, reason: 'hidden' },
      });
    });

    test('a superadministrador, who sees it, reads no name', async () => {
      await section.taken();

      expect(await section.create(world.chief)).toMatchObject(refusedWith(409, section.text));
    });
  },
);
