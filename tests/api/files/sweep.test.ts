import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { sweepHourly, sweepProofs } from '../../../api/files/sweep';
import { gastosRest } from '../../../contract/gastos';
import { make } from '../samples';
import { makeWorld, openWorld, PAST } from '../world';
import { png } from './pictures';

const HOUR = 60 * 60 * 1000;

const world = openWorld();
let kept: string;

beforeEach(async () => {
  kept = await saved();
});

const nameOf = (path: string) => path.replace('comprobantes/', '');
const age = async (path: string, hours: number) => {
  const time = new Date(Date.now() - hours * HOUR);
  await utimes(join(world.filesDir, nameOf(path)), time, time);

  return path;
};
const old = async () => age(await world.upload(world.berta), 25);
const save = (comprobante: string) => make(world, gastosRest, 1, { comprobante }, world.berta);
const saved = async () => {
  const path = await old();
  expect((await save(path)).status).toBe(200);

  return path;
};
const sweep = () => sweepProofs(world.db, world.proofs, new Date(Date.now() - 24 * HOUR));
const isStored = async (path: string) => (await readdir(world.filesDir)).includes(nameOf(path));
const isKnown = async (path: string) =>
  (await world.db.selectFrom('archivos').select('ruta').where('ruta', '=', path).execute()).length > 0;

test('[A21] a picture that no record names goes after a day, with its row', async () => {
  const orphan = await old();
  const fresh = await age(await world.upload(world.berta), 23);

  await sweep();

  expect([await isStored(orphan), await isKnown(orphan)]).toEqual([false, false]);
  expect([await isStored(fresh), await isStored(kept)]).toEqual([true, true]);
  expect((await save(orphan)).body.error).toBe('No existe el archivo: cárguelo de nuevo');
});

test('every picture of a record stays, also those of a nomina, which have no row', async () => {
  const [first, second] = [await old(), await old()];
  await save([first, second].join(','));
  const proof = `comprobantes/${'e'.repeat(32)}.png`;
  await writeFile(join(world.filesDir, nameOf(proof)), png());
  await age(proof, 48);
  await world.on.nomina({ fk_usuario: world.berta.user.id, ...PAST, comprobante: proof });

  await sweep();

  for (const path of [kept, first, second, proof]) expect(await isStored(path)).toBe(true);
});

test('[A21] a picture saved during the sweep is kept with its row or removed with it', async () => {
  const paths = [];
  for (let count = 0; count < 20; count += 1) paths.push(await old());

  const [answers] = await Promise.all([
    Promise.all(paths.map(async (path) => (await save(path)).status)),
    sweep(),
    sweep(),
  ]);

  for (const [index, path] of paths.entries()) {
    expect(await isStored(path)).toBe(answers[index] === 200);
  }
});

test('a file that the database does not know goes too', async () => {
  const stranger = `comprobantes/${'f'.repeat(32)}.png`;
  await writeFile(join(world.filesDir, nameOf(stranger)), png());
  await age(stranger, 25);

  await sweep();

  expect([await isStored(stranger), await isStored(kept)]).toEqual([false, true]);
});

test('a database that knows no file of the folder removes none: the folder is not its own', async () => {
  const other = await makeWorld();

  await sweepProofs(other.db, world.proofs, new Date());

  expect(await isStored(kept)).toBe(true);
  await other.close();
});

test('[A21] it runs at the start', async () => {
  const orphan = await old();

  const stop = sweepHourly({ db: world.db, alone: (_, work) => work() }, world.proofs);

  await expect.poll(() => isStored(orphan)).toBe(false);
  await stop();
});
