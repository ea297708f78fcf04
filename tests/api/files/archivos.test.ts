import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settleProofs } from '../../../api/files/proofStore';
import { archivosCalls } from '../../../contract/archivos';
import { gastosRest } from '../../../contract/gastos';
import type { Client } from '../testApi';
import { openWorld, TODAY, using, type World } from '../world';
import { hostile } from './hostile';
import { file, jpeg, png, webp } from './pictures';

const gastos = using(gastosRest.calls);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const upload = (files: File[], who = world.berta) => who.call(archivosCalls.upload, { body: { files } });
const stored = async () =>
  (await readdir(world.filesDir, { recursive: true })).filter((name) => name !== 'pendientes').sort();
const gasto = (comprobante: unknown) => ({
  ...{ fecha: TODAY, tipo: 'otros', descripcion: 'x', valor: 1, forma_pago: 'efectivo', comprobante },
  fk_usuario: world.berta.user.id,
});

describe('[A7] nothing is stored of', () => {
  test.each(hostile)('%s', async (_, content) => {
    const { status, body } = await upload([file(png()), file(content, '../../x.png')]);

    expect(status).toBe(422);
    expect(body.error).toMatch(/^(Solo se aceptan imágenes|La imagen tiene demasiados)/);
    expect(await stored()).toEqual([]);
    expect(await world.db.selectFrom('archivos').selectAll().execute()).toEqual([]);
  });

  test('eleven files, or none', async () => {
    expect((await upload(Array.from({ length: 11 }, () => file(png())))).body.error).toBe(
      'Puede enviar 10 archivos como máximo',
    );
    expect((await upload([])).status).toBe(400);
    expect(await stored()).toEqual([]);
  });
});

test('pictures are answered by the paths that a record takes, as an array or a text', async () => {
  const { status, body } = await upload([file(png(), 'a.exe'), file(jpeg()), file(webp())]);

  expect(status).toBe(200);
  expect(body.paths).toEqual([
    expect.stringMatching(/^comprobantes\/[0-9a-f]{32}\.png$/),
    expect.stringMatching(/\.jpg$/),
    expect.stringMatching(/\.webp$/),
  ]);
  for (const comprobante of [body.paths, body.paths.join(',')]) {
    expect((await gastos.create(world.berta, gasto(comprobante))).body.comprobante).toBe(
      body.paths.join(','),
    );
  }
  const seen = async ({ cookie }: Client) =>
    (await world.send(`/${body.paths[0]}`, { headers: { cookie } })).status;
  const { berta, chief, carlos, rosa } = world;
  expect([await seen(berta), await seen(chief), await seen(carlos), await seen(rosa)]).toEqual([
    ...[200, 200, 404, 404],
  ]);
});

describe('a record is refused with', () => {
  const missing = { status: 422, body: { error: 'No existe el archivo: cárguelo de nuevo' } };

  test("another's picture, though they are a superadministrador", async () => {
    const path = await world.upload(world.carlos);

    expect(await gastos.create(world.berta, gasto(path))).toMatchObject(missing);
    expect(await gastos.create(world.chief, gasto(path))).toMatchObject(missing);
    const own = await world.upload(world.berta);
    expect(await gastos.create(world.berta, gasto([own, path]))).toMatchObject(missing);
  });

  test('the proof of a nomina, which was never uploaded so', async () => {
    const name = `comprobantes/${'a'.repeat(32)}.png`;
    const week = { fecha: '2026-10-12', fecha_final: '2026-10-18' };
    await world.on.nomina({ fk_usuario: world.berta.user.id, ...week, comprobante: name });

    expect(await gastos.create(world.berta, gasto(name))).toMatchObject(missing);
  });

  test.each([
    '../x.png',
    'https://x.com/a.png',
    'comprobantes/../x.png',
    '/etc/passwd',
    'comprobantes/a b.png',
  ])('%s', async (path) => {
    expect(await gastos.create(world.berta, gasto(path))).toMatchObject({
      status: 400,
      body: { error: 'El archivo no es válido' },
    });
  });

  test('more than ten', async () => {
    const paths = Array.from({ length: 11 }, (_, place) => `comprobantes/${place}.png`);

    expect((await gastos.create(world.berta, gasto(paths))).body.error).toBe(
      'Puede enviar 10 archivos como máximo',
    );
  });
});

test('a picture that stands in the record stays, whoever writes it', async () => {
  const path = await world.upload(world.berta);
  const { body } = await gastos.create(world.berta, gasto(path));

  expect((await gastos.change(world.chief, body.id, { valor: 2 })).body).toMatchObject({
    ...{ comprobante: path, valor: '2.00' },
  });
});

test('[A5] [A21] after a crash, an upload stays where its row came to be and goes where none did', async () => {
  const named = (await world.upload(world.berta)).replace('comprobantes/', '');
  const orphan = `${'b'.repeat(32)}.png`;
  await writeFile(join(world.filesDir, orphan), png());
  for (const name of [named, orphan]) await writeFile(join(world.filesDir, 'pendientes', name), '');

  await settleProofs(world.db, world.proofs);

  expect(await stored()).toContain(named);
  expect(await stored()).not.toContain(orphan);
  expect(await readdir(join(world.filesDir, 'pendientes'))).toEqual([]);
});
