import { expect, test } from 'vitest';
import { imageExtension } from '../../../api/files/imageExtension';
import { jpeg } from './pictures';

const afterJpeg = (text: string) => imageExtension(Buffer.concat([jpeg(), Buffer.from(text)]));

test('a picture made to be slow to search does not keep the server waiting', async () => {
  const run = 'on'.repeat(4_000_000);

  expect(await afterJpeg(`${'<svg '.repeat(39)}${run}`)).toBe('jpg');
  expect(await afterJpeg('<svg '.repeat(1_800_000))).toBe('jpg');
  expect(await afterJpeg('<svg onx '.repeat(1_000_000))).toBe('jpg');
  expect(await afterJpeg(`<svg onx${' '.repeat(9_000_000)}`)).toBe('jpg');
}, 10_000);
