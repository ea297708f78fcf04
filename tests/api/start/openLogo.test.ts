import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLogo } from '../../../api/start/openLogo';
import { png } from '../../support/api/files/pictures';
import { openFolder } from '../../support/api/folders';

const folder = openFolder();

const fileOf = (name: string, bytes: Uint8Array | string) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);

  return path;
};

test.each([
  ['image/png', png()],
  ['image/jpeg', Buffer.from('ffd8ffe000104a46494600', 'hex')],
  ['image/webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')],
])('[Y6] NEGOCIO_LOGO may be an %s, told by its content', (type, bytes) => {
  expect(openLogo(fileOf('logo.txt', bytes))).toEqual({ type, bytes: new Uint8Array(bytes) });
  expect(openLogo(undefined)).toBeUndefined();
});

test('[Y6] another file stops the start with one line', () => {
  const missing = join(folder, 'no.png');
  const text = fileOf('texto.png', '<svg onload="alert(1)"/>');
  const large = fileOf('grande.png', Buffer.concat([png(), Buffer.alloc(200_000)]));

  expect(() => openLogo(missing)).toThrow(`NEGOCIO_LOGO nombra ${missing}, que no existe o está vacío.`);
  expect(() => openLogo(text)).toThrow(`NEGOCIO_LOGO debe ser una imagen PNG, JPG o WebP: ${text} no lo es.`);
  expect(() => openLogo(large)).toThrow(`NEGOCIO_LOGO debe pesar 200 kB como máximo: ${large} pesa más.`);
});
