import { beforeEach, describe, expect, test } from 'vitest';
import { DESHACER, deshacerCall, premiosRest } from '../../../../contract/premios';
import type { Answered, Client } from '../../../support/api/testApi';
import { openWorld, PAST, PAST_DAY, refusedWith, statuses, TODAY, using } from '../../../support/api/world';

const { create, change, read, history } = using(premiosRest.calls);

const world = openWorld();
beforeEach(async () => {
  await world.clear();
  await world.sold([['0123', 500]]);
});

const undo = async (who: Client, id: number, version?: number): Promise<Answered> => {
  const now = await read(world.chief, id);

  return who.call(deshacerCall, { params: { id }, body: { version: version ?? now.version } });
};
const made = async (who: Client = world.berta): Promise<number> => {
  const place = { fecha: TODAY, fk_sorteo: world.lotto, fk_vendedor: world.zoe, colilla: '0123' };

  return (await create(who, { ...place, valor: '250.75', observacion: 'A mano' })).body.id;
};
const stored = async (id: number) => {
  const {
    version,
    fecha_actualizacion: _,
    fk_usuario_actualizacion: __,
    ...row
  } = await world.db.selectFrom('premios').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  return { version, row };
};

const REJECTED = { estado: 'RECHAZADO', motivo_rechazo: 'Borrosa' };
const REVISADO = { estado: 'REVISADO' };
const PENDIENTE = { estado: 'PENDIENTE' };
const PAID = { estado: 'PAGADO', forma_pago: 'efectivo' };
const taken = async (id: number, ...steps: [Client, object][]) => {
  for (const [who, values] of steps) {
    const { status, body } = await change(who, id, values);
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  }

  return id;
};

describe('[W10] a step that its user takes back', () => {
  const steps: [string, (world: { [name in 'rosa' | 'pia' | 'chief']: Client }) => [Client, object][]][] = [
    ['a review', ({ rosa }) => [[rosa, REVISADO]]],
    ['a rejection', ({ rosa }) => [[rosa, REJECTED]]],
    ['a rejection by its observacion', ({ rosa }) => [[rosa, { estado: 'RECHAZADO', observacion: 'Rota' }]]],
    [
      'a correction that is sent back',
      ({ rosa, pia }) => [
        [rosa, REJECTED],
        [pia, { ...PENDIENTE, valor: '99.50', imagen: '' }],
      ],
    ],
    [
      'a payment that was returned',
      ({ rosa, pia, chief }) => [
        [rosa, REVISADO],
        [pia, PAID],
        [chief, { ...REVISADO, motivo: 'Errado' }],
      ],
    ],
  ];

  test.each(steps)('is as if it had never been: %s', async (_, stepsOf) => {
    const all = stepsOf(world);
    const [last] = all.slice(-1);
    if (!last) throw new Error('no step');
    const [who] = last;
    const id = await taken(await made(), ...all.slice(0, -1));
    const before = await stored(id);
    await taken(id, last);

    const { status, body } = await undo(who, id);
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: `Premio ${id} otra vez ${before.row.estado.toLowerCase()}` },
    });
    const after = await stored(id);
    expect(after.row).toEqual(before.row);
    expect(after.version).toBe(before.version + 2);
  });

  test('stays in the history, with what was undone', async () => {
    const id = await taken(await made(), [world.rosa, REJECTED]);
    await undo(world.rosa, id);

    const [undone, rejected] = await history(world.berta, id);
    expect([undone.accion, rejected.accion]).toEqual(['deshecho', 'RECHAZADO']);
    expect(undone.usuario).toEqual({ nombre: 'Rosa', apellido: 'Vera' });
    expect(undone.cambios).toContainEqual({ campo: 'estado', antes: 'RECHAZADO', despues: 'PENDIENTE' });
    expect(undone.cambios).toContainEqual({ campo: 'motivo_rechazo', antes: 'Borrosa', despues: '' });
  });

  test('is refused to a rejection whose colilla was annulled in its venta meanwhile', async () => {
    const id = await taken(await made(), [world.rosa, REJECTED]);
    await world.db.updateTable('detalle_ventas').set({ colilla: '(0123)' }).execute();

    const { status, body } = await undo(world.rosa, id);
    expect({ status, error: body.error }).toEqual({
      status: 422,
      error: 'La colilla 0123 está anulada en la venta: no gana',
    });
    expect((await read(world.berta, id)).estado).toBe('RECHAZADO');
  });

  test('leaves the four eyes as they were', async () => {
    const { chief, chief2, rosa } = world;
    const id = await taken(await made(chief), [chief2, REVISADO]);
    await undo(chief2, id);

    // Who registered it still cannot review it; the reviewer can again, and then not pay it.
    expect((await change(chief, id, REVISADO)).status).toBe(409);
    await taken(id, [chief2, REVISADO]);
    expect((await change(chief2, id, PAID)).status).toBe(409);
    await undo(chief2, id);
    await taken(id, [rosa, REVISADO], [chief2, PAID]);
  });

  test('is told to whoever was told of it, read or not, and to nobody else', async () => {
    const { rosa, pia } = world;
    const pia2 = await world.signIn('premiacion');
    const id = await taken(await made(), [rosa, REVISADO]);
    const told = async (who: Client) => {
      const notes = world.db.selectFrom('notificaciones').select(['mensaje', 'leido']);

      return notes.where('fk_usuario', '=', who.user.id).where('secuencia', '=', id).execute();
    };
    await world.db
      .updateTable('notificaciones')
      .set({ leido: 'S' })
      .where('fk_usuario', '=', pia2.user.id)
      .execute();
    const ofRosa = await told(rosa);
    await undo(rosa, id);

    const mensaje = `Se deshizo el último paso del premio ${id}: está otra vez pendiente`;
    expect(await told(pia)).toEqual([{ mensaje, leido: 'N' }]);
    expect(await told(pia2)).toEqual([{ mensaje, leido: 'N' }]);
    expect(await told(rosa)).toEqual(ofRosa);
  });

  test('sends a rejected premio back only with a correction, as before', async () => {
    const { rosa, pia } = world;
    const id = await taken(await made(), [rosa, REJECTED], [pia, { ...PENDIENTE, valor: '99.50' }]);
    await undo(pia, id);

    expect(await change(pia, id, PENDIENTE)).toMatchObject(
      refusedWith(422, expect.stringMatching(/^No cambió nada desde el rechazo/)),
    );
    await taken(id, [pia, { ...PENDIENTE, valor: '98' }]);
  });
});

describe('[W10] a step is not taken back', () => {
  const NO_STEP = 'El último cambio del premio no es un paso que se deshace';
  const unchanged = async (id: number, attempt: () => Promise<Answered>, status: number, error: unknown) => {
    const before = await stored(id);
    expect(await attempt()).toMatchObject(refusedWith(status, error));
    expect(await stored(id)).toEqual(before);
  };

  test('by anybody else, not even a superadministrador', async () => {
    const id = await taken(await made(), [world.rosa, REVISADO]);

    for (const who of [world.chief, world.pia, world.berta]) {
      await unchanged(id, () => undo(who, id), 403, 'Solo quien dio el paso lo puede deshacer');
    }
  });

  test('later than the server counts', async () => {
    const id = await taken(await made(), [world.rosa, REVISADO]);
    world.tick(DESHACER.taken / 1000 + 1);
    await unchanged(id, () => undo(world.rosa, id), 409, 'Pasó el tiempo para deshacer ese paso');

    world.tick(-1);
    expect((await undo(world.rosa, id)).status).toBe(200);
  });

  test('after a later change, with whatever version', async () => {
    const { rosa, pia } = world;
    const id = await taken(await made(), [rosa, REVISADO]);
    const { version } = await stored(id);
    await taken(id, [pia, PAID]);

    await unchanged(
      id,
      () => undo(rosa, id, version),
      409,
      'Otro usuario modificó este registro: Pía Ruiz, hoy a las 10:00',
    );
    await unchanged(id, () => undo(rosa, id), 409, NO_STEP);
  });

  test('if it was a correction, a payment, an annulment, the entry, or is undone already', async () => {
    const { berta, rosa, pia, chief } = world;
    const id = await made();
    await unchanged(id, () => undo(berta, id), 409, NO_STEP);
    await taken(id, [berta, { valor: '7' }]);
    await unchanged(id, () => undo(berta, id), 409, NO_STEP);
    await taken(id, [rosa, REVISADO]);
    await undo(rosa, id);
    await unchanged(id, () => undo(rosa, id), 409, NO_STEP);
    await taken(id, [rosa, REVISADO], [pia, PAID]);
    await unchanged(id, () => undo(pia, id), 409, NO_STEP);

    await taken(
      id,
      [chief, { estado: 'REVISADO', motivo: 'Errado' }],
      [world.chief2, { estado: 'ANULADO', motivo_anulacion: 'Doble' }],
    );
    await unchanged(id, () => undo(world.chief2, id), 409, NO_STEP);
  });

  test('if another premio has its colilla by now', async () => {
    const id = await taken(await made(), [world.rosa, REJECTED]);
    await made(world.pia);

    await unchanged(
      id,
      () => undo(world.rosa, id),
      409,
      'Ya existe un premio de esa colilla, promotor, sorteo y fecha',
    );
  });

  describe('if it would pay', () => {
    const returned = async (fecha_pago: string) => {
      const { berta, chief, lotto, zoe, pia } = world;
      const id = await world.on.premio({
        fk_sorteo: lotto,
        fk_vendedor: zoe,
        fk_usuario: berta.user.id,
        fecha: TODAY,
        colilla: '0123',
        valor: 25_075,
        estado: 'PAGADO',
        fecha_pago,
        forma_pago: 'efectivo',
        fk_usuario_pago: pia.user.id,
      });

      return taken(id, [chief, { estado: 'REVISADO', motivo: 'Errado' }]);
    };

    test('into a week that was closed since', async () => {
      const id = await returned(PAST_DAY);
      await world.closeWeek(world.berta, PAST);

      await unchanged(
        id,
        () => undo(world.chief, id),
        409,
        expect.stringMatching(/^La semana del .* está cerrada/),
      );
    });

    test('a colilla whose venta was annulled since', async () => {
      const id = await returned(TODAY);
      await world.db.updateTable('ventas').set({ estado: 'X', motivo_anulacion: 'Doble' }).execute();

      const attempt = await undo(world.chief, id);
      expect(attempt.status).toBe(422);
      expect((await stored(id)).row.estado).toBe('REVISADO');
    });
  });

  test('twice, whoever asks at once, and never beside a payment @ci', async () => {
    const { rosa, pia } = world;
    const id = await taken(await made(), [rosa, REVISADO]);
    const { version } = await stored(id);
    expect(await statuses(Array.from({ length: 10 }, () => undo(rosa, id, version)))).toEqual({
      200: 1,
      409: 9,
    });

    for (let round = 0; round < 5; round += 1) {
      await taken(id, [rosa, REVISADO]);
      const row = await read(world.chief, id);
      const [undone, paid] = await Promise.all([
        undo(rosa, id, row.version),
        pia.call(premiosRest.calls.update, { params: { id }, body: { ...row, ...PAID } }),
      ]);
      expect([undone.status, paid.status].toSorted()).toEqual([200, 409]);
      const { estado, fecha_pago } = (await stored(id)).row;
      expect([estado, fecha_pago]).toEqual(undone.status === 200 ? ['PENDIENTE', null] : ['PAGADO', TODAY]);
      if (paid.status === 200) break;
    }
  });
});
