import { mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settleProofs } from '../../../api/files/proofStore';
import { removeDrafts } from '../../../api/http/upload';
import { nominaCalls } from '../../../contract/nomina';
import { isFull } from '../../size';
import { type Client, openTestApi, type TestApi } from '../testApi';
import { hostile } from './hostile';
import { bytes, file, jpeg, png, webp } from './pictures';
import { pixelsOf } from './samePicture';

let api: TestApi;
let boss: Client;
let id: number;
beforeAll(async () => {
  api = await openTestApi();
  boss = await api.signIn('administrador');
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.db.deleteFrom('nominas').execute();
  const nomina = {
    fk_usuario: boss.user.id,
    fecha: '2026-10-12',
    fecha_final: '2026-10-18',
    cuenta_bancaria: 'x',
    fk_usuario_creacion: null,
    fk_usuario_actualizacion: null,
  };
  ({ id } = await api.db.insertInto('nominas').values(nomina).returning('id').executeTakeFirstOrThrow());
});

const upload = (files: File[]) =>
  boss.call(nominaCalls.upload, { body: { id, files, fk_usuario_actualizacion: '' } });
const stored = async () =>
  (await readdir(api.filesDir, { recursive: true })).filter((name) => name !== 'pendientes').sort();

describe('[A7] nothing is stored of', () => {
  // archivos.test.ts tries all hostile files.
  const some = isFull ? hostile : hostile.filter((_, index) => index % 5 === 0);

  test.each(some)('%s', async (_, content) => {
    const names = ['foto.jpg', 'a\0.png', '../../etc/passwd', 'x.html'];

    for (const name of names) {
      const { status, body } = await upload([file(content, name, 'image/jpeg')]);
      expect(status).toBe(422);
      expect(body.error).toMatch(/^(Solo se aceptan imágenes|La imagen tiene demasiados)/);
    }
    expect(await upload([file(png()), file(content), file(jpeg())])).toMatchObject({ status: 422 });
    expect(await stored()).toEqual([]);
  });

  test('more than ten files, or a thousand', async () => {
    const many = (length: number) => upload(Array.from({ length }, () => file(png())));

    expect(await many(11)).toMatchObject({
      status: 422,
      body: { error: 'Puede enviar 10 archivos como máximo' },
    });
    expect(await many(1000)).toMatchObject({
      status: 413,
      body: { error: 'El formulario tiene más de 100 partes' },
    });
    expect(await stored()).toEqual([]);
  });

  test('a file of more than 10 MB, or more than 20 MB in all', async () => {
    expect(await upload([file(bytes(png(), Buffer.alloc(10_000_000)))])).toMatchObject({
      status: 413,
      body: { error: 'Cada archivo puede tener 10 MB como máximo' },
    });
    const large = () => file(Buffer.alloc(9_000_000));
    expect(await upload([large(), large(), large()])).toMatchObject({
      status: 413,
      body: { error: 'El envío es demasiado grande: el máximo es de 20 MB' },
    });
    expect(await stored()).toEqual([]);
  });
});

test('[A7] the content tells the type, whatever the name says', async () => {
  const { status } = await upload([file(png(), 'a.jpg'), file(jpeg(), 'b.exe'), file(webp(), 'c')]);

  expect(status).toBe(200);
  const [line] = await api.db.selectFrom('nominas').select('comprobante').execute();
  const names = (line?.comprobante ?? '').split(',').map((path) => path.replace('comprobantes/', ''));
  expect(names.map((name) => name.slice(33))).toEqual(['png', 'jpg', 'webp']);
  expect(await stored()).toEqual([...names].sort());
  expect(await pixelsOf(await readFile(join(api.filesDir, names[0] ?? '')))).toEqual(await pixelsOf(png()));
});

test('[A21] what is stored is the picture alone, without what was appended to it', async () => {
  expect((await upload([file(bytes(jpeg(), 'un programa'))])).status).toBe(200);

  for (const name of await stored()) {
    expect((await readFile(join(api.filesDir, name))).includes('un programa')).toBe(false);
  }
});

test('[A5] after a crash, pending files stay where a row names them and go where none does', async () => {
  for (const name of await stored()) await rm(join(api.filesDir, name));
  const named = `${'a'.repeat(32)}.png`;
  const orphan = `${'b'.repeat(32)}.png`;
  await mkdir(join(api.filesDir, 'pendientes'), { recursive: true });
  for (const name of [named, orphan]) {
    await writeFile(join(api.filesDir, name), png());
    await writeFile(join(api.filesDir, 'pendientes', name), '');
  }
  await writeFile(join(api.filesDir, 'x.carga'), 'half a body');
  await api.db
    .updateTable('nominas')
    .set({ comprobante: `comprobantes/x.png,comprobantes/${named}` })
    .execute();

  await settleProofs(api.db, api.proofs);
  await removeDrafts(api.filesDir);

  expect(await stored()).toEqual([named]);
});

test('[A21] an upload that may still be under way on another server is left alone', async () => {
  const fresh = `${'c'.repeat(32)}.png`;
  const old = `${'d'.repeat(32)}.png`;
  for (const name of [fresh, old]) {
    await writeFile(join(api.filesDir, name), png());
    await writeFile(join(api.filesDir, 'pendientes', name), '');
  }
  for (const name of ['fresh.carga', 'old.carga']) await writeFile(join(api.filesDir, name), 'half a body');
  const hourAgo = new Date(Date.now() - 60 * 60 * 1000);
  for (const name of [join('pendientes', old), 'old.carga']) {
    await utimes(join(api.filesDir, name), hourAgo, new Date(hourAgo.getTime() - 1));
  }

  await settleProofs(api.db, api.proofs, hourAgo);
  await removeDrafts(api.filesDir, hourAgo);

  expect(await stored()).toContain(fresh);
  expect(await stored()).not.toContain(old);
  expect(await stored()).toContain('fresh.carga');
  expect(await stored()).not.toContain('old.carga');
});

test('[A20] a picture that cannot be kept is refused with when to come again, and nothing is written', async () => {
  const marks = join(api.filesDir, 'pendientes');
  await rm(marks, { recursive: true, force: true });
  // Not even root makes a file there.
  if (process.platform === 'linux') await symlink('/sys/kernel', marks);
  else await mkdir(marks, { mode: 0o500 });

  const refused = await upload([file(png())]);
  await rm(marks, { recursive: true });

  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.body).toEqual({
    error: 'El disco no deja guardar la imagen. Avise a quien administra el servidor.',
  });
  expect((await upload([file(png())])).status).toBe(200);
});
