import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { takeUpload } from '../../../api/http/upload';
import { openFolder } from '../../support/api/folders';

const folder = openFolder();
const MEGABYTE = 1_000_000;

const openBody = () => {
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
  const writer = writable.getWriter();

  return { readable, send: (text: string) => writer.write(Buffer.from(text)), end: () => writer.close() };
};
const bodyOf = (text: string) => new Response(text).body;
const take = (body: Request['body']) =>
  takeUpload(body, MEGABYTE, folder, async (chunks) => {
    let text = '';
    for await (const chunk of chunks) text += Buffer.from(chunk).toString();

    return text;
  });

test('an upload is handled completely and leaves nothing in the folder', async () => {
  expect(await take(bodyOf('x'.repeat(MEGABYTE)))).toBe('x'.repeat(MEGABYTE));
  await expect(take(bodyOf('x'.repeat(MEGABYTE + 1)))).rejects.toMatchObject({ status: 413 });

  expect(await readdir(folder)).toEqual([]);
});

test('[A21] one upload is handled at a time', async () => {
  let running = 0;
  let most = 0;
  const one = () =>
    takeUpload(bodyOf('x'), MEGABYTE, folder, async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
    });

  await Promise.all(Array.from({ length: 10 }, one));

  expect(most).toBe(1);
});

test('[A21] 20 uploads are received at once and 20 wait; the next is refused with Retry-After', async () => {
  const bodies = Array.from({ length: 40 }, openBody);
  const taken = bodies.map(({ readable }) => take(readable));

  await expect(take(bodyOf('x'))).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '10' },
    message: 'Hay demasiadas cargas a la vez. Espere unos segundos e inténtelo de nuevo.',
  });
  await Promise.all(bodies.map(({ send, end }, index) => send(String(index)).then(end)));
  expect(await Promise.all(taken)).toEqual(bodies.map((_, index) => String(index)));
});

test('[A16] a slow sender does not block others', async () => {
  const slow = openBody();
  const taken = take(slow.readable);
  await slow.send('poco a ');

  expect(await take(bodyOf('rápido'))).toBe('rápido');
  await slow.send('poco');
  await slow.end();
  expect(await taken).toBe('poco a poco');
});

test('[A16] a sender who disconnects frees their place', async () => {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.error(new Error('aborted')),
  });

  await expect(take(body)).rejects.toMatchObject({ status: 400 });
  expect(await readdir(folder)).toEqual([]);
});
