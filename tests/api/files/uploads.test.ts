import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settleProofs } from '../../../api/files/proofStore';
import { nominaCalls } from '../../../contract/nomina';
import { type Client, openTestApi, type TestApi } from '../testApi';
import { file, jpeg, png, pngText, webp } from './pictures';

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

const HTML = '<!DOCTYPE html><html><script>alert(1)</script></html>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>';
const bytes = (...parts: (Buffer | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));
const brokenPng = png();
brokenPng.write('XXXX', 12);

/** Files of many kinds that are no picture, or that are something else besides. */
const hostile: [string, Buffer | string][] = [
  ['nothing', ''],
  ['one sign', 'x'],
  ['spaces', ' '.repeat(1000)],
  ['a text', 'comprobante'],
  ['HTML', HTML],
  ['HTML after a byte order mark', `\ufeff${HTML}`],
  ['SVG', SVG],
  ['SVG as XML', `<?xml version="1.0"?>${SVG}`],
  ['PHP', '<?php system($_GET[0]); ?>'],
  ['a script', '#!/bin/sh\nrm -rf /\n'],
  ['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'],
  ['a ZIP', Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')],
  ['a program', Buffer.from('7f454c460201010000000000', 'hex')],
  ['a Windows program', bytes('MZ', Buffer.alloc(200))],
  ['a GIF', Buffer.from('47494638396101000100800000ffffff0000002c00000000010001000002024401003b', 'hex')],
  ['a GIF that is JavaScript', 'GIF89a/*\x01\x00*/=1;alert(1)'],
  ['a BMP', bytes('BM', Buffer.alloc(60))],
  ['a TIFF', bytes('II*\0', Buffer.alloc(60))],
  ['an icon', bytes(Buffer.from('00000100010001', 'hex'), Buffer.alloc(60))],
  ['an AVIF', bytes(Buffer.from('0000001c', 'hex'), 'ftypavif', Buffer.alloc(60))],
  ['an MP4', bytes(Buffer.from('00000018', 'hex'), 'ftypmp42', Buffer.alloc(60))],
  ['the start of a JPEG alone', Buffer.from('ffd8ff', 'hex')],
  ['the start of a JPEG, then HTML', bytes(Buffer.from('ffd8ffe0', 'hex'), HTML)],
  ['a JPEG cut short', jpeg().subarray(0, -2)],
  ['a JPEG, then HTML', bytes(jpeg(), HTML)],
  ['a JPEG, then PHP', bytes(jpeg(), '<?php echo 1; ?>')],
  ['a JPEG, then SVG within SVG', bytes(jpeg(), `<svg ${'a '.repeat(98)}<svg version="1" onload="x()">`)],
  ['a JPEG, then a ZIP', bytes(jpeg(), Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex'))],
  [
    'a JPEG with a script as its comment',
    bytes(Buffer.from('ffd8fffe001b', 'hex'), '<script>alert(1)</script>', jpeg().subarray(2)),
  ],
  ['a JPEG without size', jpeg(0, 0)],
  ['a JPEG of 30,000 × 30,000', jpeg(30_000, 30_000)],
  ['the start of a PNG alone', png().subarray(0, 8)],
  ['a PNG cut short', png().subarray(0, -4)],
  ['a PNG without header', brokenPng],
  ['a PNG, then HTML', bytes(png(), HTML)],
  ['a PNG, then a blank', bytes(png(), ' ')],
  ['a PNG with HTML as its text', png(2, 2, [pngText(HTML)])],
  ['a PNG with SVG as its text', png(2, 2, [pngText(SVG)])],
  ['a PNG without size', png(0, 0)],
  ['a PNG of 30,000 × 30,000', png(30_000, 30_000)],
  ['a PNG of 12,001 × 1', png(12_001, 1)],
  ['a PNG of 12,000 × 12,000', png(12_000, 12_000)],
  ['a WebP cut short', webp().subarray(0, -6)],
  ['a WebP, then HTML', bytes(webp(), HTML)],
  ['a RIFF that is sound', bytes('RIFF', Buffer.from('24000000', 'hex'), 'WAVEfmt ', Buffer.alloc(28))],
];

describe('A7: nothing is stored of', () => {
  test.each(hostile)('%s', async (_, content) => {
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
    for (const count of [11, 1000]) {
      const files = Array.from({ length: count }, () => file(png()));
      expect(await upload(files)).toMatchObject({
        status: 422,
        body: { error: 'Puede enviar 10 archivos como máximo' },
      });
    }
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

test('the content tells the type, whatever the name says', async () => {
  const { status } = await upload([file(png(), 'a.jpg'), file(jpeg(), 'b.exe'), file(webp(), 'c')]);

  expect(status).toBe(200);
  const [line] = await api.db.selectFrom('nominas').select('comprobante').execute();
  const names = (line?.comprobante ?? '').split(',').map((path) => path.replace('comprobantes/', ''));
  expect(names.map((name) => name.slice(33))).toEqual(['png', 'jpg', 'webp']);
  expect(await stored()).toEqual([...names].sort());
  expect(await readFile(join(api.filesDir, names[0] ?? ''))).toEqual(png());
});

test('after a crash, pending files stay where a row names them and go where none does', async () => {
  for (const name of await stored()) await rm(join(api.filesDir, name));
  const named = `${'a'.repeat(32)}.png`;
  const orphan = `${'b'.repeat(32)}.png`;
  await mkdir(join(api.filesDir, 'pendientes'), { recursive: true });
  for (const name of [named, orphan]) {
    await writeFile(join(api.filesDir, name), png());
    await writeFile(join(api.filesDir, 'pendientes', name), '');
  }
  await api.db
    .updateTable('nominas')
    .set({ comprobante: `comprobantes/x.png,comprobantes/${named}` })
    .execute();

  await settleProofs(api.db, api.filesDir);

  expect(await stored()).toEqual([named]);
});

test('an upload that may still be under way on another server is left alone', async () => {
  const fresh = `${'c'.repeat(32)}.png`;
  const old = `${'d'.repeat(32)}.png`;
  for (const name of [fresh, old]) {
    await writeFile(join(api.filesDir, name), png());
    await writeFile(join(api.filesDir, 'pendientes', name), '');
  }
  const hourAgo = new Date(Date.now() - 60 * 60 * 1000);
  await utimes(join(api.filesDir, 'pendientes', old), hourAgo, new Date(hourAgo.getTime() - 1));

  await settleProofs(api.db, api.filesDir, hourAgo);

  expect(await stored()).toContain(fresh);
  expect(await stored()).not.toContain(old);
});
