import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { archivosCalls } from '../../contract/archivos';
import { largePicture } from '../support/api/files/largePicture';
import { openBusiness, USERS } from '../support/full/business';
import { signIn } from '../support/full/caller';
import { startServer } from '../support/full/server';

/** In megabytes. */
const memoryOf = ({ pid }: ChildProcess, what: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

test('[A21] 30 uploads of 20 MB at once cost at most 400 MB of memory', async () => {
  if (!existsSync('/proc/self/status')) {
    console.warn('This machine does not tell the memory of a process: A21 is left out.');

    return;
  }
  const { env, filesDir } = await openBusiness('PGlite');
  const { url, child, exit } = await startServer({ ...env, UPLOAD_MB_PER_DAY: '1000' });
  const { headers } = await signIn(url, USERS[0] ?? '');
  const picture = await largePicture();
  expect(picture.size).toBeGreaterThan(9_000_000);
  const upload = async (files: File[]) => {
    const body = new FormData();
    for (const file of files) body.append('files', file);
    const { status } = await fetch(`${url}${archivosCalls.upload.path}`, { method: 'POST', headers, body });

    return status;
  };
  const idle = memoryOf(child, 'VmRSS');

  const statuses = await Promise.all(Array.from({ length: 30 }, () => upload([picture, picture])));

  expect(statuses).toEqual(Array(30).fill(200));
  expect(memoryOf(child, 'VmHWM') - idle).toBeLessThan(400);
  expect(readdirSync(filesDir).filter((name) => /\.jpg$/.test(name))).toHaveLength(60);
  child.kill();
  await exit;
});
