import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { diskStore } from '../../../api/files/diskStore';
import { s3Store } from '../../../api/files/s3Store';
import { sweepHourly, sweepProofs } from '../../../api/files/sweep';
import { packArchive } from '../../../api/operation/backup/archive';
import { makeBackup } from '../../../api/operation/backup/backup';
import { restoreBackup } from '../../../api/operation/backup/restore';
import { storeArchive } from '../../../api/operation/backup/store';
import { namesOf } from '../../../contract/derive';
import { gastosRest } from '../../../contract/gastos';
import { nominaCalls } from '../../../contract/nomina';
import { premiosRest } from '../../../contract/premios';
import { restSections } from '../../../contract/restSections';
import { file, png } from '../../support/api/files/pictures';
import { startS3 } from '../../support/api/files/s3Server';
import { openFolder } from '../../support/api/folders';
import { make, oneOfEach } from '../../support/api/samples';
import type { Client } from '../../support/api/testApi';
import { openTestDatabase } from '../../support/api/testDatabase';
import { openWorld, PAST, using } from '../../support/api/world';

const HOUR = 60 * 60 * 1000;

const gastos = using(gastosRest.calls);

const stores = {
  disk: async () => ({ proofs: diskStore(openFolder()), stop: async () => undefined }),
  S3: async () => {
    const { settings, stop } = await startS3();

    return { proofs: s3Store(settings), stop };
  },
};

describe.each(Object.entries(stores))('on %s', (_, openStore) => {
  let stop: () => Promise<void>;
  const world = openWorld(async () => {
    const store = await openStore();
    stop = store.stop;

    return { proofs: store.proofs };
  });
  afterAll(() => stop());

  const nameOf = (path: string) => path.replace('comprobantes/', '');
  const listed = async (names: AsyncIterable<string>) => {
    const found: string[] = [];
    for await (const name of names) found.push(name);

    return found;
  };
  const isStored = async (path: string) => (await listed(world.proofs.list())).includes(nameOf(path));
  const isMarked = async (path: string) => (await listed(world.proofs.listMarked())).includes(nameOf(path));
  const isRegistered = async (path: string) =>
    (await world.db.selectFrom('archivos').select('ruta').where('ruta', '=', path).execute()).length > 0;

  const age = async (path: string, hours: number, { db } = world) => {
    const fecha_creacion = new Date(world.clock.now.getTime() - hours * HOUR).toISOString();
    await db.updateTable('archivos').set({ fecha_creacion }).where('ruta', '=', path).execute();

    return path;
  };
  const old = async (who: Client = world.berta) => age(await world.upload(who), 25);
  const save = (comprobante: string) => make(world, gastosRest, 1, { comprobante }, world.berta);
  const saved = async () => {
    const path = await old();
    const { status, body } = await save(path);
    expect(status).toBe(200);

    return { path, id: Number(body.id) };
  };
  const sweep = ({ db } = world) =>
    sweepProofs(db, world.proofs, new Date(world.clock.now.getTime() - 24 * HOUR));
  const seenBy = async ({ cookie }: Client, path: string) =>
    (await world.send(`/${path}`, { headers: { cookie } })).status;

  test('[A21] a picture that no record names goes after a day, with its row and its mark', async () => {
    const orphan = await old();
    const fresh = await age(await world.upload(world.berta), 23);
    const kept = await saved();

    await sweep();

    expect([await isStored(orphan), await isRegistered(orphan), await isMarked(orphan)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([await isStored(fresh), await isStored(kept.path)]).toEqual([true, true]);
    expect((await save(orphan)).body.error).toBe('No existe el archivo: cárguelo de nuevo');
  });

  test('every picture of a record stays, also those of a nomina', async () => {
    const [first, second] = [await old(), await old()];
    await save([first, second].join(','));
    const id = await world.on.nomina({ fk_usuario: world.berta.user.id, ...PAST });
    const body = { id, files: [file(png())], fk_usuario_actualizacion: '' };
    expect((await world.berta.call(nominaCalls.upload, { body })).status).toBe(200);
    const { nomina } = (await world.berta.call(nominaCalls.one, { params: { id } })).body;
    await age(nomina.comprobante, 48);
    expect([await isRegistered(nomina.comprobante), await isMarked(nomina.comprobante)]).toEqual([
      true,
      false,
    ]);

    await sweep();

    for (const path of [first, second, nomina.comprobante]) expect(await isStored(path)).toBe(true);
  });

  test('[A21] a picture saved during the sweep is kept with its row or removed with it @ci', async () => {
    const paths: string[] = [];
    for (let count = 0; count < 20; count += 1) paths.push(await old());

    const [answers] = await Promise.all([
      Promise.all(paths.map(async (path) => (await save(path)).status)),
      sweep(),
      sweep(),
    ]);

    for (const [index, path] of paths.entries()) {
      expect(await isStored(path)).toBe(answers[index] === 200);
    }
  });

  test('[A21] a sweep that was cut after it withdrew a picture goes on later', async () => {
    const orphan = await old();
    const { discard } = world.proofs;
    world.proofs.discard = () => Promise.reject(new Error('cut'));
    await expect(sweep()).rejects.toThrow('cut');
    world.proofs.discard = discard;
    expect((await save(orphan)).status).toBe(422);

    await sweep();

    expect([await isStored(orphan), await isRegistered(orphan)]).toEqual([false, false]);
  });

  test('[A21] a picture that was registered and not stored goes after a day', async () => {
    const path = `comprobantes/${'a'.repeat(32)}.png`;
    const { user } = world.berta;
    await world.db.insertInto('archivos').values({ ruta: path, fk_usuario: user.id }).execute();
    const kept = await saved();
    await age(path, 25);

    await sweep();

    expect([await isRegistered(path), await isRegistered(kept.path)]).toEqual([false, true]);
  });

  test('[A30] a file that the database did not register stays', async () => {
    const stranger = `${'f'.repeat(32)}.png`;
    await world.proofs.store(new Map([[stranger, png()]]));

    await sweep();

    expect(await isStored(stranger)).toBe(true);
  });

  test('[A30] a picture is registered before it is stored', async () => {
    const { store } = world.proofs;
    let registered: unknown;
    world.proofs.store = async (pictures) => {
      registered = await Promise.all(
        [...pictures.keys()].map((name) => isRegistered(`comprobantes/${name}`)),
      );
      await store(pictures);
    };
    onTestFinished(() => {
      world.proofs.store = store;
    });
    const id = await world.on.nomina({
      fk_usuario: world.carlos.user.id,
      ...PAST,
    });
    const body = { id, files: [file(png())], fk_usuario_actualizacion: '' };

    await world.upload(world.berta);
    expect(registered).toEqual([true]);
    registered = undefined;
    expect((await world.carlos.call(nominaCalls.upload, { body })).status).toBe(200);
    expect(registered).toEqual([true]);
  });

  test('[A30] a replaced picture stays, and opens from the history for those who read the record', async () => {
    const { path, id } = await saved();
    expect(
      (await gastos.change(world.berta, id, { comprobante: await world.upload(world.berta) })).status,
    ).toBe(200);
    expect((await gastos.change(world.berta, id, { estado: 'X', motivo_anulacion: 'Error' })).status).toBe(
      200,
    );

    await sweep();

    expect(await isStored(path)).toBe(true);
    const { berta, chief, carlos, rosa } = world;
    expect([
      await seenBy(berta, path),
      await seenBy(chief, path),
      await seenBy(carlos, path),
      await seenBy(rosa, path),
    ]).toEqual([200, 200, 404, 404]);
  });

  test('[A30] the proof of a payment that was taken back stays, and opens from the history', async () => {
    const premios = using(premiosRest.calls);
    const { body } = await make(world, premiosRest);
    await premios.change(world.rosa, body.id, { estado: 'REVISADO' });
    const comprobante = await age(await world.upload(world.pia), 25);
    const paid = { estado: 'PAGADO', forma_pago: 'efectivo', comprobante };
    expect((await premios.change(world.pia, body.id, paid)).status).toBe(200);
    const back = await premios.change(world.chief, body.id, { estado: 'REVISADO', motivo: 'Otro banco' });
    expect(back.status).toBe(200);
    expect(back.body.comprobante).toBe('');

    await sweep();

    expect(await isStored(comprobante)).toBe(true);
    expect([await seenBy(world.chief, comprobante), await seenBy(world.pia, comprobante)]).toEqual([
      200, 200,
    ]);
  });

  const columns = restSections.flatMap((section) =>
    namesOf(section.fields, ({ kind }) => kind === 'pictures').map((column) => ({ section, column })),
  );

  test.each([
    ...columns.map(({ section, column }) => [section.name, column] as const),
    ['nomina', 'comprobante'] as const,
  ])('[A30] a picture that only the history of %s names, in %s, stays and opens', async (name, column) => {
    await world.clear();
    const path = await old(world.chief2);
    const made = await oneOfEach(world);
    const id =
      name === 'nomina'
        ? await world.on.nomina({ fk_usuario: world.berta.user.id, ...PAST })
        : (made[name]?.id ?? 0);
    const fk_usuario = world.chief2.user.id;
    const entry = { recurso: name, fk_registro: id, fk_usuario, accion: 'modificación', motivo: '' };
    const cambios = JSON.stringify([{ campo: column, antes: `comprobantes/otra.png,${path}`, despues: '' }]);
    await world.db
      .insertInto('historial')
      .values({ ...entry, cambios, fecha: world.clock.now.toISOString() } as never)
      .execute();

    await sweep();

    expect(await isStored(path)).toBe(true);
    expect(await seenBy(world.chief, path)).toBe(200);
    expect(await seenBy(world.sara, path)).toBe(404);
  });

  test('[A30] a server on a restored copy deletes no picture of the live one @ci', async () => {
    await world.clear();
    const [unnamed, later] = [await old(), await old()];
    const kept = await saved();
    const archive = join(openFolder(), 'respaldo.tar.gz');
    await storeArchive(packArchive(makeBackup(world)), archive);
    const copy = await openTestDatabase({ isPatient: true });
    onTestFinished(copy.close);
    await restoreBackup({ db: copy.db, proofs: world.proofs }, archive);
    expect((await save(later)).status).toBe(200);
    const unknown = await old();

    await sweepProofs(copy.db, world.proofs, new Date(world.clock.now.getTime() + HOUR));

    for (const path of [unnamed, later, kept.path, unknown]) expect(await isStored(path)).toBe(true);
    await sweep();
    expect(await Promise.all([later, kept.path, unnamed, unknown].map(isStored))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('[A21] it runs at the start', async () => {
    const orphan = await old();

    const stopSweeping = sweepHourly({ db: world.db, alone: (_, work) => work() }, world.proofs);

    await expect.poll(() => isStored(orphan)).toBe(false);
    await stopSweeping();
  });
});
