import { beforeAll, expect, test } from 'vitest';
import { archivosCalls } from '../../contract/archivos';
import { cpuSeconds } from '../support/api/cpuSeconds';
import type { Client } from '../support/api/testApi';
import { openWorld, refusedWith } from '../support/api/world';

const api = openWorld();
let client: Client;
beforeAll(async () => {
  client = await api.signIn('sumador');
});

const part = (name: string, content = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
const send = (body: string, type = 'multipart/form-data; boundary=x') =>
  api.send(archivosCalls.upload.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': type },
    body,
  });

const tooMany = [413, 'El formulario tiene más de 100 partes'] as const;
const broken = [400, 'El formulario no es válido'] as const;
const MANY = 400_000;

test.each([
  ['101 parts', `${part('files').repeat(101)}--x--`, tooMany],
  ['16,000 parts of one name', `${part('files').repeat(16_000)}--x--`, tooMany],
  ['16,000 names', `${Array.from({ length: 16_000 }, (_, n) => part(`n${n}`)).join('')}--x--`, tooMany],
  ['19 MB of bare boundaries', '--x\r\n'.repeat(3_800_000), broken],
  [
    'a text of 1 MB',
    `${part('id', '-'.repeat(1_000_000))}--x--`,
    [413, 'Un dato del formulario es demasiado largo'],
  ],
  ['a name of 1 MB', `${part('%22'.repeat(MANY))}--x--`, broken],
  ['400,000 lines before a content', `--x\r\n${'A: b\r\n'.repeat(MANY)}\r\n\r\n--x--`, broken],
  ['19 MB after the end', `${part('files')}--x--${'-'.repeat(19_000_000)}`, broken],
  ['100 parts', `${part('files').repeat(100)}--x--`, [400, 'Un dato no es válido']],
] as const)('[A18] %s is refused at once', async (_, body, [status, error]) => {
  const cost = await cpuSeconds(async () => {
    expect(await send(body)).toMatchObject(refusedWith(status, error));
  });

  expect(cost).toBeLessThan(10);
});

test('the boundary is the one that the form parser uses', async () => {
  const good = 'multipart/form-data; charset=utf-8; Boundary="x"; boundary=y';

  expect(await send(`${part('files')}--x--`, good)).toMatchObject({
    body: { error: 'Un dato no es válido' },
  });
  for (const type of [
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="',
  ]) {
    expect(await send(`${part('files')}--x--`, type)).toMatchObject(refusedWith(400, broken[1]));
  }
});
