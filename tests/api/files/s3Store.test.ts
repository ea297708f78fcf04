import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { s3Store } from '../../../api/files/s3Store';
import { sweepProofs } from '../../../api/files/sweep';
import { packArchive } from '../../../api/operation/backup/archive';
import { makeBackup } from '../../../api/operation/backup/backup';
import { restoreBackup } from '../../../api/operation/backup/restore';
import { storeArchive } from '../../../api/operation/backup/store';
import { archivosCalls } from '../../../contract/archivos';
import { gastosRest } from '../../../contract/gastos';
import { file, png } from '../../support/api/files/pictures';
import { startS3 } from '../../support/api/files/s3Server';
import { pixelsOf } from '../../support/api/files/samePicture';
import { openFolder } from '../../support/api/folders';
import { make } from '../../support/api/samples';
import { openTestDatabase } from '../../support/api/testDatabase';
import { openWorld, using } from '../../support/api/world';

let s3: Awaited<ReturnType<typeof startS3>>;
const world = openWorld(async () => {
  s3 = await startS3();

  return { proofs: s3Store(s3.settings) };
});
afterAll(() => s3.stop());

const keys = () => [...s3.objects.keys()].sort();
const upload = () => world.berta.call(archivosCalls.upload, { body: { files: [file(png())] } });
const save = async (comprobante: string) => {
  expect((await make(world, gastosRest, 1, { comprobante }, world.berta)).status).toBe(200);

  return comprobante;
};
const get = (path: string, headers: Record<string, string> = { cookie: world.berta.cookie }) =>
  world.send(`/${path}`, { headers });

test('[O4] a picture is stored in the bucket and served only to those who may see it, as from disk', async () => {
  const path = await save(await world.upload(world.berta));

  expect(keys()).toEqual([path]);
  const { status, headers, body } = await get(path);
  expect(status).toBe(200);
  expect(await pixelsOf(Buffer.from(body))).toEqual(await pixelsOf(png()));
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(body.byteLength),
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const held = { cookie: world.berta.cookie, 'if-none-match': headers.get('etag') ?? '' };
  expect((await get(path, held)).status).toBe(304);
  expect((await get(path, {})).status).toBe(401);
  expect((await get(path, { cookie: world.carlos.cookie })).status).toBe(404);

  s3.objects.delete(path);
  expect((await get(path)).status).toBe(404);
});

test('a picture that no record names goes after a day, also on later pages of the list', async () => {
  const kept = await save([await world.upload(world.berta), await world.upload(world.berta)].join(','));
  const orphans = [];
  for (let count = 0; count < 4; count += 1) orphans.push(await world.upload(world.berta));
  world.tick(1);
  const before = world.clock.now;
  const young = await world.upload(world.berta);

  await sweepProofs(world.db, world.proofs, before);

  const pictures = keys().filter((key) => key.startsWith('comprobantes/'));
  expect(pictures).toEqual(expect.arrayContaining([...kept.split(','), young]));
  for (const path of orphans) expect(pictures).not.toContain(path);
});

test('a backup includes the pictures and restores them into another bucket @long', async () => {
  const other = await startS3();
  const { db, close } = await openTestDatabase();
  onTestFinished(async () => {
    await close();
    await other.stop();
  });
  const path = await save(await world.upload(world.berta));
  const archive = join(openFolder(), 'respaldo.tar.gz');

  await storeArchive(packArchive(makeBackup(world)), archive);
  await restoreBackup({ db, proofs: s3Store(other.settings) }, archive);

  expect([...other.objects.keys()].sort()).toEqual(keys().filter((key) => key.startsWith('comprobantes/')));
  expect(other.objects.get(path)?.bytes).toEqual(s3.objects.get(path)?.bytes);
});

describe('an unreachable store', () => {
  const AWAY = 'El almacén de imágenes no responde. Espere unos segundos e inténtelo de nuevo.';

  test('answers with Retry-After, writes nothing, and recovers by itself', async () => {
    const path = await save(await world.upload(world.berta));
    await s3.stop();

    const answers = [await upload(), await get(path)];
    await s3.start();

    for (const { status, headers, body } of answers) {
      expect([status, headers.get('retry-after'), body.error]).toEqual([503, '5', AWAY]);
    }
    expect((await get(path)).status).toBe(200);
    expect((await upload()).status).toBe(200);
  });

  test('stores and reads nothing with a wrong key', async () => {
    const stranger = s3Store({ ...s3.settings, accessKey: 'otra' });
    const before = keys();

    const stored = stranger.store(new Map([[`${'d'.repeat(32)}.png`, png()]]));
    await expect(stored).rejects.toMatchObject({ status: 503, reason: 'InvalidAccessKeyId (403)' });
    expect(keys()).toEqual(before);
  });

  test('is not asked when a record keeps its pictures', async () => {
    const { body } = await make(
      world,
      gastosRest,
      1,
      { comprobante: await world.upload(world.berta) },
      world.berta,
    );
    const { proofs } = world;
    const keep = proofs.keep;
    const asked: string[] = [];
    proofs.keep = async (names) => void asked.push(...names);
    onTestFinished(() => {
      proofs.keep = keep;
    });

    expect((await using(gastosRest.calls).change(world.berta, body.id, { descripcion: 'Otra' })).status).toBe(
      200,
    );

    expect(asked).toEqual([]);
  });

  test('keeps a written row, even if its mark cannot be removed', async () => {
    const { proofs } = world;
    const keep = proofs.keep;
    proofs.keep = async (names) => {
      await s3.stop();
      await keep(names).finally(() => s3.start());
    };
    onTestFinished(() => {
      proofs.keep = keep;
    });

    const path = await save(await world.upload(world.berta));

    expect(keys()).toContain(path.replace('comprobantes', 'pendientes'));
    await sweepProofs(world.db, { ...world.proofs, keep }, new Date());
    expect(keys()).toContain(path);
    expect(keys()).not.toContain(path.replace('comprobantes', 'pendientes'));
  });
});
