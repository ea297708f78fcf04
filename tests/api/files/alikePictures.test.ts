import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { archivosCalls } from '../../../contract/archivos';
import { gastosRest } from '../../../contract/gastos';
import { nominaCalls } from '../../../contract/nomina';
import { alikePictureCall } from '../../../contract/parecidos';
import { file, jpeg, png } from '../../support/api/files/pictures';
import { oneOfEach } from '../../support/api/samples';
import type { Client } from '../../support/api/testApi';
import { MONDAY, openWorld, refusedWith, using } from '../../support/api/world';
import { sampleOf } from '../../support/sampleOf';

const world = openWorld();
beforeEach(() => world.clear());

const PICTURE = png(3, 3);
const ask = (who: Client, bytes = PICTURE) =>
  who.call(alikePictureCall, { query: { huella: createHash('sha256').update(bytes).digest('hex') } });
const namesOf = async (who: Client, bytes = PICTURE) =>
  (await ask(who, bytes)).body.parecidos.map(({ texto }: { texto: string }) => texto);

const uploaded = async (bytes = PICTURE): Promise<string> => {
  const { body } = await world.berta.call(archivosCalls.upload, { body: { files: [file(bytes)] } });

  return body.paths[0];
};
const gasto = async (comprobante: string): Promise<number> => {
  const body = { ...sampleOf(gastosRest), comprobante };

  return (await using(gastosRest.calls).create(world.berta, body)).body.id;
};

test('[U10] a picture that is no proof of a record yet is in none', async () => {
  await uploaded();

  expect(await ask(world.berta)).toMatchObject({ status: 200, body: { parecidos: [] } });
});

test('[U10] the same picture is found in every kind of record that has one', async () => {
  const { berta, on } = world;
  const nomina = await on.nomina({ fk_usuario: berta.user.id, fecha: MONDAY, fecha_final: '2026-10-18' });
  const line = await on.linea({
    fk_nomina: nomina,
    fk_usuario: berta.user.id,
    orden: 1,
    nombre: 'Ana',
    apellido: 'Paz',
  });
  const sentAs = { files: [file(PICTURE)], fk_usuario_actualizacion: '' };
  await berta.call(nominaCalls.upload, { body: { id: nomina, ...sentAs } });
  await berta.call(nominaCalls.uploadLine, {
    body: { id: line, ...sentAs, descuentos: '', otros_ingresos: '' },
  });
  const id = await gasto(`${await uploaded(jpeg())},${await uploaded()}`);

  const { body } = await ask(berta);
  expect(body.parecidos).toHaveLength(3);
  expect(body.parecidos).toEqual(
    expect.arrayContaining([
      { seccion: 'gastos', id, texto: `el gasto ${id}` },
      { seccion: 'nomina', id: nomina, texto: `la nomina ${nomina}` },
      { seccion: 'nomina', id: nomina, texto: `el pago a Ana Paz (nomina ${nomina})` },
    ]),
  );
  expect(await namesOf(berta, jpeg())).toEqual([`el gasto ${id}`]);
});

test('[U10] every section with pictures is asked', async () => {
  const made = await oneOfEach(world);
  const ruta = await uploaded();
  const pictured = ['gastos', 'ingresos', 'transferencias', 'depositos', 'premios'] as const;
  for (const name of pictured)
    await world.db
      .updateTable(name)
      .set({ comprobante: ruta })
      .where('id', '=', made[name]?.id as number)
      .execute();

  expect(
    (await ask(world.chief)).body.parecidos.map(({ seccion }: { seccion: string }) => seccion).sort(),
  ).toEqual([...pictured].sort());
});

test('[U10] an annulled gasto leaves its picture to another', async () => {
  const id = await gasto(await uploaded());
  await using(gastosRest.calls).change(world.berta, id, { estado: 'X', motivo_anulacion: 'Se repitió' });

  expect(await namesOf(world.berta)).toEqual([]);
});

test('[U10] nobody hears of a record that they may not read', async () => {
  const { chief, carlos, sara, rosa } = world;
  const id = await gasto(await uploaded());

  expect(await namesOf(chief)).toEqual([`el gasto ${id}`]);
  for (const other of [carlos, sara, rosa]) expect(await namesOf(other)).toEqual([]);
});

test('what is no SHA-256 is refused', async () => {
  const answer = await world.chief.call(alikePictureCall, { query: { huella: '%' } });

  expect(answer).toMatchObject(refusedWith(400, 'La huella no es válida'));
});
