import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { removeDrafts } from '../../../api/http/upload';
import { archivosCalls } from '../../../contract/archivos';
import { gastosRest } from '../../../contract/gastos';
import { nominaCalls } from '../../../contract/nomina';
import { hostile } from '../../support/api/files/hostile';
import { bytes, file, jpeg, png, webp } from '../../support/api/files/pictures';
import { pixelsOf } from '../../support/api/files/samePicture';
import type { Client } from '../../support/api/testApi';
import { openWorld, PAST, refusedWith, using } from '../../support/api/world';
import { sampleOf } from '../../support/sampleOf';

const gastos = using(gastosRest.calls);

const world = openWorld();
const upload = (files: File[]) => world.berta.call(archivosCalls.upload, { body: { files } });
const stored = async () =>
  (await readdir(world.filesDir, { recursive: true })).filter((name) => name !== 'pendientes').sort();
const gasto = (comprobante: unknown) => ({ ...sampleOf(gastosRest), comprobante });

describe('[A7] nothing is stored from an upload with', () => {
  const names = ['../../x.png', 'foto.jpg', 'a\0.png', 'x.html'];

  test.each(hostile.map(([what, content], index) => [what, content, names[index % names.length]] as const))(
    '%s, not even its other files',
    async (_, content, name) => {
      const { status, body } = await upload([file(png()), file(content, name, 'image/jpeg'), file(jpeg())]);

      expect(status).toBe(422);
      expect(body.error).toMatch(/^(Solo se aceptan imágenes|La imagen tiene demasiados)/);
      expect(await stored()).toEqual([]);
      expect(await world.db.selectFrom('archivos').selectAll().execute()).toEqual([]);
    },
  );

  const LARGE = () => file(Buffer.alloc(9_000_000));
  test.each([
    ['no file', () => [], 400, 'Falta un dato obligatorio'],
    ['eleven files', () => Array(11).fill(file(png())), 422, 'Puede enviar 10 archivos como máximo'],
    [
      'a file of more than 10 MB',
      () => [file(bytes(png(), Buffer.alloc(10_000_000)))],
      413,
      'Cada archivo puede tener 10 MB como máximo',
    ],
    [
      'more than 20 MB in total',
      () => [LARGE(), LARGE(), LARGE()],
      413,
      'El envío es demasiado grande: el máximo es de 20 MB',
    ],
  ])('%s', async (_, files, status, error) => {
    expect(await upload(files())).toMatchObject(refusedWith(status, error));
    expect(await stored()).toEqual([]);
  });

  test('a proof of a nomina or line that is not a picture', async () => {
    const { berta, on } = world;
    const id = await on.nomina({ fk_usuario: berta.user.id, ...PAST });
    const line = await on.linea({ fk_nomina: id, fk_usuario: berta.user.id, orden: 1 });
    const body = { files: [file(png()), file('<svg/>')], descuentos: '', otros_ingresos: '' };

    expect((await berta.call(nominaCalls.upload, { body: { ...body, id } })).status).toBe(422);
    expect((await berta.call(nominaCalls.uploadLine, { body: { ...body, id: line } })).status).toBe(422);
    expect(await stored()).toEqual([]);
  });
});

test('[A7] an upload returns paths for a record, with the type of the content', async () => {
  const { status, body } = await upload([file(png(), 'a.exe'), file(jpeg()), file(webp(), 'c')]);

  expect(status).toBe(200);
  expect(body.paths).toEqual([
    expect.stringMatching(/^comprobantes\/[0-9a-f]{32}\.png$/),
    expect.stringMatching(/\.jpg$/),
    expect.stringMatching(/\.webp$/),
  ]);
  const [path] = body.paths;
  const kept = await readFile(join(world.filesDir, path.replace('comprobantes/', '')));
  expect(await pixelsOf(kept)).toEqual(await pixelsOf(png()));
  for (const comprobante of [body.paths, body.paths.join(',')]) {
    expect((await gastos.create(world.berta, gasto(comprobante))).body.comprobante).toBe(
      body.paths.join(','),
    );
  }
  const seen = async ({ cookie }: Client) => (await world.send(`/${path}`, { headers: { cookie } })).status;
  const { berta, chief, carlos, rosa } = world;
  expect([await seen(berta), await seen(chief), await seen(carlos), await seen(rosa)]).toEqual([
    200, 200, 404, 404,
  ]);
});

test.each([
  ['foto.jfif', ''],
  ['recibo.jpg', 'image/pjpeg'],
  ['recibo', 'application/octet-stream'],
  ['nota.txt', 'text/plain'],
  ['recibo.pdf', 'application/pdf'],
])('[V10] an upload that is called %s, of the type "%s", is stored as what it is', async (name, type) => {
  const files = [png(), jpeg(), webp()].map((content) => file(content, name, type));
  const { status, body } = await upload(files);

  expect(status).toBe(200);
  expect((body.paths as string[]).map((path) => path.split('.').at(-1))).toEqual(['png', 'jpg', 'webp']);
});

test('even a superadministrador cannot use the picture of another user', async () => {
  const path = await world.upload(world.carlos);

  expect(await gastos.create(world.chief, gasto(path))).toMatchObject(
    refusedWith(422, 'No existe el archivo: cárguelo de nuevo'),
  );
});

test('a record keeps its picture, whoever saves it', async () => {
  const path = await world.upload(world.berta);
  const { body } = await gastos.create(world.berta, gasto(path));

  expect((await gastos.change(world.chief, body.id, { valor: 2 })).body).toMatchObject({
    comprobante: path,
    valor: '2.00',
  });
});

test('[A21] half a body of an upload goes at the start, unless another server may still receive it', async () => {
  for (const name of ['fresh.carga', 'old.carga']) {
    await writeFile(join(world.filesDir, name), 'half a body');
  }
  const hourAgo = new Date(Date.now() - 60 * 60 * 1000);
  await utimes(join(world.filesDir, 'old.carga'), hourAgo, new Date(hourAgo.getTime() - 1));

  await removeDrafts(world.filesDir, hourAgo);

  expect(await stored()).toContain('fresh.carga');
  expect(await stored()).not.toContain('old.carga');
  await removeDrafts(world.filesDir);
  expect(await stored()).not.toContain('fresh.carga');
});

test('[A20] a picture that cannot be stored is refused with Retry-After, and nothing is written', async () => {
  const marks = join(world.filesDir, 'pendientes');
  await rm(marks, { recursive: true, force: true });
  // Even root cannot create a file there.
  if (process.platform === 'linux') await symlink('/sys/kernel', marks);
  else await mkdir(marks, { mode: 0o500 });

  const refused = await upload([file(png())]);
  await rm(marks, { recursive: true });

  expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
    503,
    '60',
    { error: 'El disco no deja guardar la imagen. Avise a quien administra el servidor.' },
  ]);
  expect((await upload([file(png())])).status).toBe(200);
});
